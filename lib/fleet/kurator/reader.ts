import { fieldPath, type Path } from '../../rules/finding';
import { at } from '../../rules/read';

/** Reads fields of a manifest and knows which of them nobody has read. */
export class FieldReader {
  private readonly read: string[] = [];

  constructor(private readonly manifest: unknown) {}

  /** The value of a field, which counts as read with all beneath it. */
  take(...path: Path): unknown {
    this.read.push(keyOf(path));
    return at(this.manifest, ...path);
  }

  /** Fields with a plain value beneath a path that nobody has read. */
  rest(...path: Path): readonly string[] {
    return leaves(at(this.manifest, ...path), path)
      .filter((leaf) => !this.read.some((prefix) => keyOf(leaf).startsWith(prefix)))
      .map(fieldPath);
  }
}

function keyOf(path: Path): string {
  return path.map((key) => `${key}\n`).join('');
}

function leaves(value: unknown, path: Path): readonly Path[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [path];
  return Array.isArray(value)
    ? value.flatMap((item, index) => leaves(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
}
