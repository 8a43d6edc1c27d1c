import { Yaml } from 'cdk8s';
import { keyText, scalarText } from './scalar';

/** Bounds on what is remembered of the text that has been written. */
const MEMO_LENGTH = 1_000;
const MEMO_ENTRIES = 20_000;

/**
 * Writes documents exactly as cdk8s's `Yaml.stringify` does, but quickly: collections are written here, and so is text
 * that is certainly plain. Other text is left to cdk8s, once for each distinct one, and so is a whole document that
 * holds what manifests rarely do.
 */
export class YamlWriter {
  private readonly keys = memoised(keyText);
  private readonly scalars = memoised(scalarText);
  /** Where lines start, by depth. */
  private readonly breaks = ['\n'];

  /** Collections of the document. */
  private seen = new Set<object>();
  private unusual = false;

  /** One document, with a line break at its end. */
  write(document: unknown): string {
    this.seen = new Set();
    this.unusual = !isCollection(document);
    const text = isCollection(document) ? this.collection(document, 0) : '';
    return this.unusual ? Yaml.stringify(document) : `${text}\n`;
  }

  private collection(node: object, depth: number): string {
    if (this.seen.has(node)) {
      // Gets an anchor.
      this.unusual = true;
      return '';
    }
    this.seen.add(node);
    if (Array.isArray(node)) return this.sequence(node, depth);
    if (Object.getPrototypeOf(node) !== Object.prototype) this.unusual = true;
    return this.mapping(node as Readonly<Record<string, unknown>>, depth);
  }

  private sequence(items: readonly unknown[], depth: number): string {
    if (items.length === 0) return '[]';
    const lineBreak = this.lineBreak(depth);
    let text = '';
    for (const item of items) {
      if (text !== '') text += lineBreak;
      text += `- ${isCollection(item) ? this.collection(item, depth + 1) : this.scalar(item, lineBreak)}`;
    }
    return text;
  }

  private mapping(map: Readonly<Record<string, unknown>>, depth: number): string {
    const lineBreak = this.lineBreak(depth);
    let text = '';
    for (const key of Object.keys(map)) {
      const value = map[key];
      if (text !== '') text += lineBreak;
      text += this.key(key);
      if (!isCollection(value)) text += `: ${this.scalar(value, lineBreak)}`;
      else {
        const block = this.collection(value, depth + 1);
        text += `:${block === '{}' || block === '[]' ? ' ' : this.lineBreak(depth + 1)}${block}`;
      }
    }
    return text === '' ? '{}' : text;
  }

  private key(key: string): string {
    const text = this.keys(key);
    if (text === undefined) this.unusual = true;
    return text ?? '';
  }

  private scalar(value: unknown, lineBreak: string): string {
    switch (typeof value) {
      case 'string': {
        const text = this.scalars(value);
        return text.includes('\n') ? text.replace(/\n(?!\n|$)/g, lineBreak) : text;
      }
      case 'number':
        if (!Number.isFinite(value) || Object.is(value, -0)) this.unusual = true;
        return String(value);
      case 'boolean':
        return String(value);
      default:
        if (value != null) this.unusual = true;
        return 'null';
    }
  }

  private lineBreak(depth: number): string {
    return (this.breaks[depth] ??= `\n${'  '.repeat(depth)}`);
  }
}

function isCollection(node: unknown): node is object {
  return typeof node === 'object' && node !== null;
}

/** A function of text that remembers its results. */
function memoised<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size === MEMO_ENTRIES) results.clear();
    if (text.length <= MEMO_LENGTH) results.set(text, result);
    return result;
  };
}
