import { testerWebhook, type TesterOptions } from './tester';
import {
  type ConfirmWebhookOptions,
  type ConfirmWebhookType,
  renderCall,
  type Webhook,
  type WebhookCallOptions,
  type WebhookType,
} from './webhook';

/** Options of a webhook to a gate. */
export interface GateOptions extends WebhookCallOptions, TesterOptions {
  /**
   * Name of the webhook in events.
   *
   * @default - what is asked for: "confirm-promotion", "rollback"; for a change to a gate its path: "gate-open" …
   */
  readonly name?: ConfirmWebhookOptions['name'];
}

/** Options of a gate that holds a release. */
export interface ConfirmGateOptions extends GateOptions, Pick<ConfirmWebhookOptions, 'muteAlert'> {}

/** Options of an answer that is always the same. */
export interface FixedGateOptions extends ConfirmGateOptions {
  /** Where the release is let through or held. */
  readonly type: ConfirmWebhookType;
}

/** Options of a change to a gate. */
export interface SetGateOptions extends GateOptions {
  /**
   * When the gate is changed. The load tester says yes to each change, so where a release asks for approval this lets
   * it through.
   */
  readonly type: Exclude<WebhookType, 'rollback' | 'event'>;
}

/**
 * Gates of the load tester (`pkg/loadtester/server.go`). A Canary has one gate for all its approvals and one for its
 * rollback. Both are closed at first, stay as they were set from one release to the next, and are kept in the memory
 * of the load tester: a restart closes them. People open and close them from within its pod:
 *
 *     curl -d '{"name": "podinfo", "namespace": "webapp"}' http://localhost:8080/gate/open
 */
export const Gate = {
  /** Holds the new version back until the gate is open. */
  confirmRollout: (options: ConfirmGateOptions = {}) => gate('confirm-rollout', 'gate/check', options),

  /** Holds each step of the weight until the gate is open. */
  confirmTrafficIncrease: (options: ConfirmGateOptions = {}) => gate('confirm-traffic-increase', 'gate/check', options),

  /** Holds the promotion until the gate is open; checks go on meanwhile. */
  confirmPromotion: (options: ConfirmGateOptions = {}) => gate('confirm-promotion', 'gate/check', options),

  /**
   * Rolls the release back as soon as the rollback gate is open. It stays open, and would roll the next release back
   * too, until it is closed: `Gate.closeRollback({ type: 'post-rollout' })`.
   */
  rollback: (options: GateOptions = {}) => gate('rollback', 'rollback/check', options),

  /** Always lets the release through: no gate at all, until the webhook is replaced. */
  approve: ({ type, ...options }: FixedGateOptions) => gate(type, 'gate/approve', options),

  /** Always holds the release, until the webhook is taken out or replaced. */
  halt: ({ type, ...options }: FixedGateOptions) => gate(type, 'gate/halt', options),

  /** Opens the gate. */
  open: ({ type, ...options }: SetGateOptions) => gate(type, 'gate/open', options),

  /** Closes the gate, so that the next approval is asked for anew. */
  close: ({ type, ...options }: SetGateOptions) => gate(type, 'gate/close', options),

  /** Opens the rollback gate. */
  openRollback: ({ type, ...options }: SetGateOptions) => gate(type, 'rollback/open', options),

  /** Closes the rollback gate. */
  closeRollback: ({ type, ...options }: SetGateOptions) => gate(type, 'rollback/close', options),
} as const;

function gate(type: WebhookType, path: string, options: ConfirmGateOptions): Webhook {
  const { name = path.endsWith('/check') ? type : path.replace('/', '-') } = options;
  return testerWebhook(options, path, () => ({ name, type, ...renderCall(options) }));
}
