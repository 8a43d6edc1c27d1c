import type { PageData, PageRollout } from '../page-data';
import type { RolloutScenario, RolloutTick } from '../rollout';
import { element, made } from './dom';

/** Milliseconds that a tick is shown for while a rollout is played. */
const FRAME = 700;

/** Width of an edge that carries all of the traffic, beyond the width that it has anyway. */
const FULL_WIDTH = 7;

/** Plays the rollouts: the slider moves the traffic in the drawing. */
export class RolloutPlayer {
  private readonly slider = element('rollout-tick', HTMLInputElement);
  private readonly releases = element('rollout-release', HTMLSelectElement);
  private readonly scenarios = element('rollout-scenario', HTMLSelectElement);
  private readonly playButton = element('rollout-play', HTMLButtonElement);
  private timer: number | undefined;

  constructor(private readonly data: PageData) {
    if (data.rollouts.length === 0) return;
    element('rollout', HTMLElement).hidden = false;
    this.releases.replaceChildren(...data.rollouts.map(({ title }) => made('option', title)));
    this.releases.addEventListener('change', () => {
      this.chooseRelease();
    });
    this.scenarios.addEventListener('change', () => {
      this.chooseScenario();
    });
    this.slider.addEventListener('input', () => {
      this.pause();
      this.show();
    });
    this.playButton.addEventListener('click', () => {
      if (this.timer === undefined) this.play();
      else this.pause();
    });
    this.chooseRelease();
  }

  private get rollout(): PageRollout | undefined {
    return this.data.rollouts[this.releases.selectedIndex];
  }

  private get scenario(): RolloutScenario | undefined {
    return this.rollout?.scenarios[this.scenarios.selectedIndex];
  }

  private chooseRelease(): void {
    this.scenarios.replaceChildren(...(this.rollout?.scenarios ?? []).map(({ name }) => made('option', name)));
    this.chooseScenario();
  }

  private chooseScenario(): void {
    const { ticks = [], end = '' } = this.scenario ?? {};
    this.pause();
    this.slider.max = String(Math.max(0, ticks.length - 1));
    this.slider.value = '0';
    element('rollout-ticks', HTMLTableSectionElement).replaceChildren(...ticks.map(row));
    element('rollout-end', HTMLParagraphElement).textContent = end;
    this.show();
  }

  private show(): void {
    const place = Number(this.slider.value);
    const tick = this.scenario?.ticks[place];
    if (!tick) return;
    const { phase, primary, canary, mirror, happens } = tick;
    const mirrored = mirror > 0 ? `, ${mirror} % mirrored` : '';
    const words = `${clock(tick.seconds)} ${phase}: primary ${primary} %, canary ${canary} %${mirrored}`;
    element('rollout-now', HTMLOutputElement).textContent = words;
    this.slider.setAttribute('aria-valuetext', `${words}; ${happens}`);
    const rows = element('rollout-ticks', HTMLTableSectionElement).rows;
    for (const [index, each] of [...rows].entries()) each.ariaCurrent = index === place ? 'true' : null;
    this.moveTraffic(tick);
  }

  private moveTraffic(tick: RolloutTick): void {
    for (const [place, { traffic, label }] of this.data.edges.entries()) {
      if (traffic?.rollout !== this.releases.selectedIndex) continue;
      const edge = document.querySelector<SVGGElement>(`[data-edge="${place}"]`);
      const share = tick[traffic.side];
      const mirrored = traffic.side === 'canary' && tick.mirror > 0 ? ` + ${tick.mirror} % mirrored` : '';
      const line = edge?.querySelector<SVGPathElement>('path');
      const text = edge?.querySelector('text');
      if (!edge || !line || !text) continue;
      edge.dataset.share = String(share);
      line.style.strokeWidth = String(1 + (share / 100) * FULL_WIDTH);
      line.style.opacity = share === 0 && mirrored === '' ? '0.35' : '1';
      text.textContent = `${label === undefined ? '' : `${label} · `}${traffic.side} ${share} %${mirrored}`;
    }
  }

  private play(): void {
    if (this.slider.value === this.slider.max) this.slider.value = '0';
    this.timer = window.setInterval(() => {
      this.slider.stepUp();
      this.show();
      if (this.slider.value === this.slider.max) this.pause();
    }, FRAME);
    this.label('Pause', true);
    this.show();
  }

  private pause(): void {
    window.clearInterval(this.timer);
    this.timer = undefined;
    this.label('Play', false);
  }

  private label(text: string, pressed: boolean): void {
    this.playButton.textContent = text;
    this.playButton.setAttribute('aria-pressed', String(pressed));
  }
}

function row({ seconds, phase, primary, canary, mirror, happens }: RolloutTick): HTMLTableRowElement {
  const result = made('tr');
  const cells = [clock(seconds), phase, `${primary} %`, `${canary} %`, mirror > 0 ? `${mirror} %` : '', happens];
  result.append(...cells.map((text) => made('td', text)));
  return result;
}

/** Minutes and seconds. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
