import type { Suite } from '../harness/suite';
import { apply } from './apply';
import { caddy } from './caddy';
import { charts } from './charts';
import { faults } from './faults';
import { fleetPlugins, fleetWaves } from './fleet';
import { graph } from './graph';
import { plan } from './plan';
import { pulumi } from './pulumi';
import { releases } from './releases';

/** In the order in which their programs are built, where there are none yet. */
export const suites: readonly Suite[] = [
  apply,
  faults,
  releases,
  charts,
  pulumi,
  caddy,
  fleetPlugins,
  fleetWaves,
  graph,
  plan,
];
