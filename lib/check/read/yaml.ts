import {
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  loadAll,
  mapTag,
  mergeTag,
  NOT_RESOLVED,
  Schema,
  seqTag,
  strTag,
  YAMLException,
} from 'js-yaml';

/**
 * YAML as kubectl reads it: the YAML 1.1 of `sigs.k8s.io/yaml`, whose scalars are Go's (`resolve.go` of go.yaml.in/yaml
 * v2): `yes` is true, `0o17`, `017` and `0b1111` are 15, `1_000` is 1000, dates are text.
 */

/** Collections in collections; Go's reader takes 10,000, and no kind has as many as a hundred. */
export const MAX_DEPTH = 100;

/** Aliases of one document; merged keys are bounded by the parser. */
const MAX_ALIASES = 10_000;

const TRUE = new Set(['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON']);
const FALSE = new Set(['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF']);
const NULL = new Set(['', '~', 'null', 'Null', 'NULL']);
const NOT_FINITE = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

const RADIX = /^([-+]?)0(?:([xX])([\da-fA-F]+)|([bB])([01]+)|[oO]?([0-7]+))$/;
const DECIMAL = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
const MAX_UINT64 = 2 ** 64;

const nullTag = defineScalarTag('tag:yaml.org,2002:null', {
  implicit: true,
  implicitFirstChars: ['', '~', 'n', 'N'],
  resolve: (source) => (NULL.has(source) ? null : NOT_RESOLVED),
  identify: (value) => value === null,
});

const boolTag = defineScalarTag('tag:yaml.org,2002:bool', {
  implicit: true,
  implicitFirstChars: Array.from('yYnNtTfFoO'),
  resolve: (source) => (TRUE.has(source) ? true : FALSE.has(source) ? false : NOT_RESOLVED),
  identify: (value) => typeof value === 'boolean',
});

const numberTag = defineScalarTag('tag:yaml.org,2002:int', {
  implicit: true,
  implicitFirstChars: Array.from('-+.0123456789'),
  resolve: readNumber,
  identify: (value) => typeof value === 'number',
});

const floatTag = defineScalarTag('tag:yaml.org,2002:float', { resolve: readNumber, identify: () => false });

const timestampTag = defineScalarTag('tag:yaml.org,2002:timestamp', {
  resolve: (source) => source,
  identify: () => false,
});

const binaryTag = defineScalarTag('tag:yaml.org,2002:binary', {
  resolve: (source) => Buffer.from(source, 'base64').toString('utf8'),
  identify: () => false,
});

/** Keys become text, as in JSON. */
const jsonMap: typeof mapTag = {
  ...mapTag,
  addPair: (map, key, value) => (key === null ? 'a key is null' : mapTag.addPair(map, key, value)),
};

/** Other tags say nothing to Kubernetes. */
const otherTags = ['!', 'tag:yaml.org,2002:'].flatMap((prefix) => [
  defineScalarTag(prefix, { matchByTagPrefix: true, resolve: (source) => source, identify: () => false }),
  defineSequenceTag(prefix, { ...seqTag, matchByTagPrefix: true, identify: () => false }),
  defineMappingTag(prefix, { ...jsonMap, matchByTagPrefix: true, identify: () => false }),
]);

const KUBERNETES_YAML = new Schema([
  strTag,
  nullTag,
  boolTag,
  numberTag,
  floatTag,
  timestampTag,
  binaryTag,
  mergeTag,
  seqTag,
  defineMappingTag('tag:yaml.org,2002:map', jsonMap),
  ...otherTags,
]);

function readNumber(source: string): number | typeof NOT_RESOLVED {
  const plain = source.includes('_') && !source.startsWith('.') ? source.replaceAll('_', '') : source;
  const [, sign, hex, hexDigits, binary, binaryDigits, octalDigits] = RADIX.exec(plain) ?? [];
  const digits = hexDigits ?? binaryDigits ?? octalDigits;
  if (digits !== undefined) {
    const size = parseInt(digits, hex ? 16 : binary ? 2 : 8);
    return size < MAX_UINT64 ? (sign === '-' ? -size : size) : NOT_RESOLVED;
  }
  if (DECIMAL.test(plain)) {
    const value = Number(plain);
    return Number.isFinite(value) ? value : NOT_RESOLVED;
  }
  if (NOT_FINITE.test(source)) throw new YAMLException(`${source} cannot be written as JSON, which Kubernetes reads`);
  return NOT_RESOLVED;
}

/** What is wrong with a text, and where in it. */
export class YamlError extends Error {
  constructor(
    message: string,
    /** Counted from 0; undefined where it is not known. */
    readonly line: number | undefined,
    readonly column: number | undefined,
  ) {
    super(message);
  }
}

export interface YamlOptions {
  /** Whether the last of two values of one key counts, as for kubectl; else it is an error. */
  readonly duplicateKeys: boolean;
}

/**
 * The value of one document; undefined where it is empty.
 *
 * @throws YamlError
 */
export function readYaml(text: string, { duplicateKeys }: YamlOptions): unknown {
  return parseLeniently(text, (each) => {
    const [value] = loadAll(each, {
      schema: KUBERNETES_YAML,
      json: duplicateKeys,
      maxDepth: MAX_DEPTH,
      maxAliases: MAX_ALIASES,
    });
    return value;
  });
}

const SHALLOW = 'deficient indentation';
const MAX_SHALLOW_LINES = 500;

/**
 * Kubernetes' reader takes the lines of a quoted scalar at any indentation (Flagger's own bundle has such), where
 * js-yaml wants them deeper than the key. Space at the start of such a line is no part of the value, so it is put there.
 */
export function parseLeniently<T>(text: string, parse: (text: string) => T): T {
  let lines: string[] | undefined;
  for (let mended = 0; ; mended++) {
    try {
      return parse(lines?.join('\n') ?? text);
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const { reason, mark } = error;
      lines ??= text.split('\n');
      const line = lines[mark?.line ?? 0] ?? '';
      if (reason !== SHALLOW || !mark || line.trim() === '' || mended === MAX_SHALLOW_LINES) {
        throw new YamlError(reason, mark?.line, mark?.column);
      }
      lines[mark.line] = `${' '.repeat(MAX_DEPTH)}${line.trimStart()}`;
    }
  }
}
