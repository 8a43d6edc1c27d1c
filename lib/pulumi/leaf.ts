import type { Input } from '@pulumi/pulumi';

declare module '../leaf' {
  interface LeafTypes<T> {
    /** A value that Pulumi knows now or later. */
    input: Input<T>;
  }
}
