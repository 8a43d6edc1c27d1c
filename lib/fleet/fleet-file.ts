import { readFileSync } from 'node:fs';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { fieldPath, type Path } from '../rules/finding';
import { Fleet, fleetProblems, type FleetProblem, type FleetProps } from './fleet';
import { fields, list, map, mismatches, oneOf, text } from './shape';

const SELECTION = {
  clusters: list(text),
  selector: fields(
    {},
    {
      matchLabels: map(text),
      matchExpressions: list(
        fields({ key: text, operator: oneOf('In', 'NotIn', 'Exists', 'DoesNotExist') }, { values: list(text) }),
      ),
    },
  ),
};

const FLEET = fields(
  {
    name: text,
    clusters: list(
      fields(
        { name: text },
        {
          labels: map(text),
          region: text,
          kubeConfig: fields(
            {},
            { secretRef: fields({ name: text }, { key: text }), configMapRef: fields({ name: text }) },
          ),
        },
      ),
    ),
  },
  { waves: list(fields({ name: text }, SELECTION)) },
);

/**
 * A fleet from a file of YAML or JSON, with the fields of `FleetProps`.
 *
 * @throws all that is wrong with it, each with line and field
 */
export function readFleet(file: string): Fleet {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const fail = (problems: readonly string[]): void => {
    if (problems.length > 0) throw new Error(`${file} describes no fleet:\n${problems.join('\n')}`);
  };
  fail(
    document.errors.map(({ pos, message }) => `${file}:${lines.linePos(pos[0]).line}: ${message.split('\n')[0] ?? ''}`),
  );

  const place = ({ path, message }: FleetProblem): string =>
    `${file}:${lineOf(document, lines, path)}: ${path.length === 0 ? '' : `${fieldPath(path)}: `}${message}`;
  const data: unknown = document.toJS();
  fail(mismatches(data, FLEET).map(place));
  const props = data as FleetProps;
  fail(fleetProblems(props).map(place));
  return new Fleet(props);
}

/** The line of a field, or of the nearest one above it. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
