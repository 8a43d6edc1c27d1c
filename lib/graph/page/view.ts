import { element } from './dom';

/** The part of the drawing that is seen. */
interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 1.3;
const NEAREST = 0.05;
const FURTHEST = 3;

/** Pans and zooms the drawing by mouse, touch, keys and buttons. */
export class View {
  private readonly drawing = element('drawing', SVGSVGElement);
  private readonly whole: Window = this.drawing.viewBox.baseVal;
  private seen: Window;

  constructor() {
    const { x, y, width, height } = this.whole;
    this.whole = { x, y, width, height };
    this.seen = this.whole;
    this.onWheel();
    this.onDrag();
    for (const [id, act] of [
      [
        'zoom-in',
        () => {
          this.zoom(1 / STEP);
        },
      ],
      [
        'zoom-out',
        () => {
          this.zoom(STEP);
        },
      ],
      [
        'zoom-fit',
        () => {
          this.show(this.whole);
        },
      ],
    ] as const) {
      element(id, HTMLButtonElement).addEventListener('click', act);
    }
    this.drawing.addEventListener('keydown', (event) => {
      this.onKey(event);
    });
  }

  /** Moves a node into sight. */
  reveal(node: SVGGraphicsElement): void {
    const { x, y, width, height } = node.getBBox();
    const { seen } = this;
    const inside = x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;
    if (inside) return;
    this.show({ ...seen, x: x + width / 2 - seen.width / 2, y: y + height / 2 - seen.height / 2 });
  }

  private show(window: Window): void {
    this.seen = window;
    this.drawing.setAttribute('viewBox', [window.x, window.y, window.width, window.height].join(' '));
  }

  /** Changes the size of what is seen; the point at these shares of it stays where it is. */
  private zoom(factor: number, atX = 0.5, atY = 0.5): void {
    const { x, y, width, height } = this.seen;
    const wanted = Math.min(Math.max(width * factor, this.whole.width * NEAREST), this.whole.width * FURTHEST);
    const by = wanted / width;
    this.show({
      x: x + width * (1 - by) * atX,
      y: y + height * (1 - by) * atY,
      width: width * by,
      height: height * by,
    });
  }

  private pan(byX: number, byY: number): void {
    this.show({ ...this.seen, x: this.seen.x + byX, y: this.seen.y + byY });
  }

  private onKey(event: KeyboardEvent): void {
    const { width, height } = this.seen;
    const act = {
      '+': () => {
        this.zoom(1 / STEP);
      },
      '=': () => {
        this.zoom(1 / STEP);
      },
      '-': () => {
        this.zoom(STEP);
      },
      '0': () => {
        this.show(this.whole);
      },
      ...(event.shiftKey && {
        ArrowLeft: () => {
          this.pan(-width / 10, 0);
        },
        ArrowRight: () => {
          this.pan(width / 10, 0);
        },
        ArrowUp: () => {
          this.pan(0, -height / 10);
        },
        ArrowDown: () => {
          this.pan(0, height / 10);
        },
      }),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  private onWheel(): void {
    this.drawing.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        const point = this.pointOf(event);
        const { x, y, width, height } = this.seen;
        this.zoom(event.deltaY > 0 ? STEP : 1 / STEP, (point.x - x) / width, (point.y - y) / height);
      },
      { passive: false },
    );
  }

  private onDrag(): void {
    let from: DOMPoint | undefined;
    this.drawing.addEventListener('pointerdown', (event) => {
      from = event.target instanceof Element && event.target.closest('.node') ? undefined : this.pointOf(event);
    });
    this.drawing.addEventListener('pointermove', (event) => {
      if (!from || event.buttons === 0) return;
      const to = this.pointOf(event);
      this.pan(from.x - to.x, from.y - to.y);
    });
    for (const end of ['pointerup', 'pointerleave'])
      this.drawing.addEventListener(end, () => {
        from = undefined;
      });
  }

  /** The point of the drawing that the pointer is at. */
  private pointOf({ clientX, clientY }: MouseEvent): DOMPoint {
    return new DOMPoint(clientX, clientY).matrixTransform(this.drawing.getScreenCTM()?.inverse());
  }
}
