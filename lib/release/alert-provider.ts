import type { Forbidden } from '../forbidden';
import type { Leaf } from '../leaf';
import type { SecretRef } from './reference';

/** Where alerts are posted: a chat, and the address of its webhook. */
export type AlertDestination = AlertChat & AlertAddress & AlertProxy;

/** The chat. Those with one webhook a channel take neither a channel nor a name. */
export type AlertChat =
  | {
      readonly type: 'slack' | 'discord' | 'rocket';

      /**
       * Channel that is posted to.
       *
       * @default "general"
       */
      readonly channel?: Leaf<string>;

      /**
       * Name that posts.
       *
       * @default "flagger"
       */
      readonly username?: Leaf<string>;
    }
  | {
      readonly type: 'msteams' | 'gchat';
      readonly channel?: Forbidden<'msteams and gchat post to the channel of the webhook'>;
      readonly username?: Forbidden<'msteams and gchat post under the name of the webhook'>;
    };

/** The address, which lets everyone post who knows it. */
export type AlertAddress =
  | {
      /**
       * Secret with the key `address`, the URL of the webhook; for slack's API, `https://slack.com/api/chat.postMessage`,
       * also with the key `token`.
       */
      readonly secretRef: SecretRef;
      readonly address?: Forbidden<'the address in the Secret wins: give one of them'>;
    }
  | {
      /** URL of the webhook, for everyone to see who may read the AlertProvider. Better a Secret. */
      readonly address: Leaf<string>;
      readonly secretRef?: Forbidden<'the address in the Secret wins: give one of them'>;
    };

export interface AlertProxy {
  /**
   * URL of an HTTP proxy on the way.
   *
   * @default - none
   */
  readonly proxy?: Leaf<string>;
}
