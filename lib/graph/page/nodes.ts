import { element } from './dom';
import type { View } from './view';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nodes of the drawing as buttons, of which one is reached by Tab and the others by arrow keys. */
export class Nodes {
  private readonly elements = new Map<number, SVGGraphicsElement>();

  /** @param open is called with the node that is chosen */
  constructor(
    private readonly view: View,
    open: (node: number) => void,
  ) {
    for (const node of element('drawing', SVGSVGElement).querySelectorAll<SVGGraphicsElement>('.node')) {
      const place = Number(node.dataset.node);
      this.elements.set(place, node);
      node.setAttribute('role', 'button');
      node.setAttribute('aria-pressed', 'false');
      node.setAttribute('tabindex', this.elements.size === 1 ? '0' : '-1');
      node.addEventListener('click', () => {
        open(place);
      });
      node.addEventListener('keydown', (event) => {
        this.onKey(event, node, () => {
          open(place);
        });
      });
    }
  }

  /** Marks the node whose details are shown. */
  press(place: number | undefined): void {
    for (const [other, node] of this.elements) node.setAttribute('aria-pressed', String(other === place));
  }

  focus(place: number): void {
    const node = this.elements.get(place);
    if (!node) return;
    for (const other of this.elements.values()) other.setAttribute('tabindex', other === node ? '0' : '-1');
    this.view.reveal(node);
    node.focus({ preventScroll: true });
  }

  private onKey(event: KeyboardEvent, node: SVGGraphicsElement, open: () => void): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open();
      return;
    }
    const direction = DIRECTIONS[event.key];
    if (!direction || event.shiftKey) return;
    event.preventDefault();
    const next = this.nearest(node, direction);
    if (next !== undefined) this.focus(next);
  }

  /** The nearest node in a direction; what lies to its side counts as further away. */
  private nearest(from: SVGGraphicsElement, [x, y]: readonly [number, number]): number | undefined {
    const start = middleOf(from);
    let best: { readonly place: number; readonly distance: number } | undefined;
    for (const [place, node] of this.elements) {
      const { x: toX, y: toY } = middleOf(node);
      const ahead = (toX - start.x) * x + (toY - start.y) * y;
      if (ahead < 1) continue;
      const aside = Math.abs((toX - start.x) * y) + Math.abs((toY - start.y) * x);
      const distance = ahead + 3 * aside;
      if (!best || distance < best.distance) best = { place, distance };
    }
    return best?.place;
  }
}

function middleOf(node: SVGGraphicsElement): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = node.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}
