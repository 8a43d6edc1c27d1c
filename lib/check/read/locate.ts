import { type Event, EVENT_ID, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import type { Path } from '../../rules/finding';
import type { DocumentText } from './document';
import { MAX_DEPTH, parseLeniently } from './yaml';

/** A place in a file; lines and columns are counted from 1. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Part of a collection: the event that begins its value, and where in the text it is told. */
interface Entry {
  readonly value: number;
  readonly offset: number;
}

/** Finds fields in a document. The text is parsed for it once more, so make one only where there is something to tell. */
export class Locator {
  private readonly text: string;
  private readonly events: readonly Event[];
  private readonly lineStarts: readonly number[];
  /** For each event that begins a node, the one after the node. */
  private readonly next: readonly number[];
  /** The entries of the mappings that were asked for, by the events that begin them. */
  private readonly entries = new Map<number, ReadonlyMap<string, Entry>>();

  constructor(private readonly document: DocumentText) {
    const { text, events } = parseLeniently(document.text, (each) => ({
      text: each,
      events: parseEvents(each, { maxDepth: MAX_DEPTH }),
    }));
    this.text = text;
    this.events = events;
    this.lineStarts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    this.next = ends(events);
  }

  /** Where the value at a path stands; where there is none, the nearest that it would be in. */
  locate(path: Path): Location {
    const { events } = this;
    let node = events.findIndex(({ type }) => type !== EVENT_ID.DOCUMENT);
    let offset = this.startOf(node);
    for (const key of path) {
      const found = typeof key === 'number' ? this.item(node, key) : this.entry(node, key);
      if (found === undefined) break;
      node = found.value;
      offset = found.offset;
    }
    return this.place(offset);
  }

  /** A place in the document, by its offset. */
  private place(offset: number): Location {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const { file, line } = this.document;
    return { file, line: line + low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  private item(node: number, index: number): Entry | undefined {
    if (this.events[node]?.type !== EVENT_ID.SEQUENCE) return undefined;
    let value = node + 1;
    for (let passed = 0; passed < index; passed++) {
      if (this.isEnd(value)) return undefined;
      value = this.after(value);
    }
    return this.isEnd(value) ? undefined : { value, offset: this.startOf(value) };
  }

  private entry(node: number, name: string): Entry | undefined {
    if (this.events[node]?.type !== EVENT_ID.MAPPING) return undefined;
    let entries = this.entries.get(node);
    if (!entries) this.entries.set(node, (entries = this.readEntries(node)));
    return entries.get(name);
  }

  private readEntries(node: number): ReadonlyMap<string, Entry> {
    const entries = new Map<string, Entry>();
    for (let key = node + 1; !this.isEnd(key);) {
      const value = this.after(key);
      const event = this.events[key];
      if (event?.type === EVENT_ID.SCALAR) {
        const offset = this.startOf(this.isInline(value) ? value : key);
        entries.set(getScalarValue(this.text, event), { value, offset });
      }
      key = this.after(value);
    }
    return entries;
  }

  private after(node: number): number {
    return this.next[node] ?? this.events.length;
  }

  private isEnd(index: number): boolean {
    const event = this.events[index];
    return event === undefined || event.type === EVENT_ID.POP;
  }

  /** Whether a value stands in one place; another is found by its key. */
  private isInline(index: number): boolean {
    const event = this.events[index];
    if (event?.type === EVENT_ID.ALIAS) return true;
    return event?.type === EVENT_ID.SCALAR && event.valueStart >= 0 && !BLOCKS.has(event.style);
  }

  private startOf(index: number): number {
    const event = this.events[index];
    switch (event?.type) {
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        return event.start;
      case EVENT_ID.SCALAR:
        // Before the value of a quoted scalar stands its quote.
        return event.valueStart - (QUOTED.has(event.style) ? 1 : 0);
      case EVENT_ID.ALIAS:
        return event.anchorStart - 1;
      default:
        return 0;
    }
  }
}

const QUOTED = new Set<number>([SCALAR_STYLE.SINGLE_QUOTED, SCALAR_STYLE.DOUBLE_QUOTED]);
const BLOCKS = new Set<number>([SCALAR_STYLE.LITERAL_BLOCK, SCALAR_STYLE.FOLDED_BLOCK]);

function ends(events: readonly Event[]): readonly number[] {
  const open: number[] = [];
  const after = events.map((_, index) => index + 1);
  for (const [index, { type }] of events.entries()) {
    if (type === EVENT_ID.POP) after[open.pop() ?? 0] = index + 1;
    else if (type !== EVENT_ID.SCALAR && type !== EVENT_ID.ALIAS) open.push(index);
  }
  return after;
}
