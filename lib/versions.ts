/** Images that Fairway deploys. Each construct that uses one lets it be replaced. */
export const IMAGES = {
  loadTester: 'ghcr.io/fluxcd/flagger-loadtester:0.38.0',
} as const;
