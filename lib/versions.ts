/** Images that Fairway deploys. Each construct that uses one lets it be replaced. */
export const IMAGES = {
  loadTester: 'ghcr.io/fluxcd/flagger-loadtester:0.38.0',
  kengineController: 'ghcr.io/khulnasoft/gateway:v0.1.0',
  kengine: 'ghcr.io/khulnasoft/gateway:kengine-2.8.4',
  kubeRbacProxy: 'quay.io/brancz/kube-rbac-proxy:v0.17.1',
  caddy: 'docker.io/library/caddy:2.10.2-alpine',
} as const;
