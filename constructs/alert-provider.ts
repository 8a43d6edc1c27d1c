import { Construct } from 'constructs';
import { AlertProvider as AlertProviderObject } from '../imports/flagger.app';
import { attachFairway } from '../lib/attach';
import type { Metadata } from '../lib/metadata';
import type { AlertDestination } from '../lib/release/alert-provider';

/** Properties of an `AlertProvider`. */
export type AlertProviderProps = AlertDestination & {
  /**
   * Name of the AlertProvider.
   *
   * @default - the id of the construct
   */
  readonly name?: string;

  /**
   * Other metadata.
   *
   * @default - the namespace of the chart
   */
  readonly metadata?: Omit<Metadata, 'name'>;
};

/**
 * Where alerts go, for `Alert.to`.
 *
 * Makes: an AlertProvider.
 *
 * @example
 * const onCall = new AlertProvider(chart, 'on-call', {
 *   type: 'slack',
 *   channel: 'on-call',
 *   secretRef: { name: 'slack-webhook' },
 * });
 * Alert.to(onCall, { severity: 'error' });
 */
export class AlertProvider extends Construct {
  /** The AlertProvider. */
  readonly alertProvider: AlertProviderObject;

  constructor(scope: Construct, id: string, props: AlertProviderProps) {
    super(scope, id);
    const { name = id, metadata, ...destination } = props;
    // An object at least: which settings go together was settled by the type of the properties.
    const spec: object = destination;
    this.alertProvider = new AlertProviderObject(this, 'alert-provider', {
      metadata: { ...metadata, name },
      spec: { ...spec },
    });
    attachFairway(this);
  }

  /** Name of the AlertProvider. */
  get name(): string {
    return this.alertProvider.name;
  }

  /** Namespace of the AlertProvider, where it is known. */
  get namespace(): string | undefined {
    return this.alertProvider.metadata.namespace;
  }
}
