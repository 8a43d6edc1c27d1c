const PORT = 9898;

/** The pods of podinfo, hardened to Pod Security `restricted`. */
export function podinfo(version: string) {
  return {
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [
      {
        name: 'podinfod',
        image: `ghcr.io/stefanprodan/podinfo:${version}`,
        command: ['./podinfo', `--port=${PORT}`, '--port-metrics=9797'],
        ports: [{ name: 'http', containerPort: PORT }],
        livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
        readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
        resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '256Mi' } },
        securityContext: {
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
          readOnlyRootFilesystem: true,
        },
        volumeMounts: [{ name: 'data', mountPath: '/data' }],
      },
    ],
    volumes: [{ name: 'data', emptyDir: {} }],
  };
}
