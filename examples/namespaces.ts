/**
 * Labels of a namespace whose pods get Istio's sidecar. Without Istio's CNI the injected init container changes the
 * pod's network (NET_ADMIN, NET_RAW), which only Pod Security `privileged` admits.
 */
export const ISTIO = {
  'istio-injection': 'enabled',
  'pod-security.kubernetes.io/enforce': 'privileged',
} as const;
