import type { PageData } from '../page-data';
import { Details } from './details';
import { element } from './dom';
import { Nodes } from './nodes';
import { RolloutPlayer } from './rollout';
import { View } from './view';

const data = JSON.parse(element('data', HTMLScriptElement).text) as PageData;

let shown: number | undefined;

const nodes = new Nodes(new View(), open);
const details = new Details(data, open, close);
new RolloutPlayer(data);

function open(node: number): void {
  shown = node;
  nodes.press(node);
  details.show(node);
}

function close(): void {
  details.hide();
  nodes.press(undefined);
  if (shown !== undefined) nodes.focus(shown);
}

const theme = element('theme', HTMLSelectElement);
theme.addEventListener('change', () => {
  document.documentElement.dataset.theme = theme.value;
});
element('print', HTMLButtonElement).addEventListener('click', () => {
  window.print();
});
