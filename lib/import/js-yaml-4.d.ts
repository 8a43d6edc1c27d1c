/** Version 4 beside the one that the rest uses; only what the importer needs of it. */
declare module 'js-yaml-4' {
  export const CORE_SCHEMA: object;
  export function loadAll(text: string, iterator: null, options: { schema: object }): unknown[];
}
