import type { CanarySpecAnalysisAlerts } from '../../imports/flagger.app';
import type { Leaf } from '../leaf';
import type { CrossNamespaceRef } from './reference';

/** What is told: `error` that a release failed, `warn` also that one waits for approval, `info` everything. */
export type AlertSeverity = 'info' | 'warn' | 'error';

export interface AlertOptions {
  /**
   * Least severity that is told. Always written: Flagger tells nothing where it is missing (`alert` in
   * `pkg/controller/events.go`), although its docs give `info` as the default.
   *
   * @default "info"
   */
  readonly severity?: Leaf<AlertSeverity>;

  /**
   * Name of the alert.
   *
   * @default - the name of the provider
   */
  readonly name?: Leaf<string>;
}

/** Tells the progress of a release to a provider. A release with alerts of its own is not told to Flagger's global one. */
export class Alert {
  /**
   * To an AlertProvider: the construct, or a reference to one that is made elsewhere.
   *
   * @example Alert.to(onCall, { severity: 'error' })
   * @example Alert.to({ name: 'on-call', namespace: 'flagger-system' })
   */
  static to(provider: CrossNamespaceRef, { severity = 'info', name = provider.name }: AlertOptions = {}): Alert {
    return new Alert({ name, severity, providerRef: { name: provider.name, namespace: provider.namespace } });
  }

  private constructor(
    /** The alert in `spec.analysis.alerts`. */
    readonly spec: CanarySpecAnalysisAlerts,
  ) {}
}
