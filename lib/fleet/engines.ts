import { argoCd } from './engine/argo-cd';
import type { FleetEngine } from './engine/engine';
import { flux } from './engine/flux';
import { fluxPerCluster } from './engine/flux-per-cluster';
import { kurator } from './engine/kurator';

/** Who brings charts into the clusters of a fleet. */
export type Engine = FleetEngine;

export const Engine = { argoCd, flux, fluxPerCluster, kurator } as const;
