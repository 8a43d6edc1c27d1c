import type { PageData, PageEdge } from '../page-data';
import { element, made } from './dom';

/** What is known of the chosen node: facts, connections, YAML. */
export class Details {
  private readonly panel = element('details', HTMLElement);
  private readonly title = element('details-title', HTMLHeadingElement);

  /** @param open is called with a node that is chosen among the connections */
  constructor(
    private readonly data: PageData,
    private readonly open: (node: number) => void,
    close: () => void,
  ) {
    element('details-close', HTMLButtonElement).addEventListener('click', close);
    this.panel.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close();
    });
  }

  show(place: number): void {
    const node = this.data.nodes[place];
    if (!node) return;
    this.title.textContent = `${node.kind} ${node.title}`;
    element('details-facts', HTMLDListElement).replaceChildren(
      ...[['Is', PRESENCE[node.presence]] as const, ...node.facts].flatMap(([name, value]) => [
        made('dt', name),
        made('dd', value),
      ]),
    );
    element('details-connections', HTMLUListElement).replaceChildren(
      ...this.data.edges.filter(({ from, to }) => from === place || to === place).map((edge) => this.item(edge, place)),
    );
    element('details-manifest', HTMLDivElement).hidden = node.yaml === undefined;
    element('details-yaml', HTMLPreElement).textContent = node.yaml ?? '';
    this.panel.hidden = false;
    this.title.focus();
  }

  hide(): void {
    this.panel.hidden = true;
  }

  private item({ from, to, relation, label }: PageEdge, place: number): HTMLLIElement {
    const other = from === place ? to : from;
    const summary = this.data.nodes[other]?.summary ?? '';
    const words = from === place ? `${relation} ${summary}` : `${summary} ${relation} this`;
    const button = made('button', label === undefined ? words : `${words}: ${label}`);
    button.type = 'button';
    button.addEventListener('click', () => {
      this.open(other);
    });
    const item = made('li');
    item.append(button);
    return item;
  }
}

const PRESENCE = {
  given: 'among the files',
  made: 'made by a controller',
  elsewhere: 'named, and not among the files',
  idea: 'no object',
} as const;
