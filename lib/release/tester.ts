import type { CanarySpecAnalysisWebhooks } from '../../imports/flagger.app';
import type { Webhook, WebhookContext } from './webhook';

/** A load tester: the construct, or the URL of one, such as `http://flagger-loadtester.testing/`. */
export type Tester = string | { readonly url: string };

export interface TesterOptions {
  /**
   * The load tester that is called.
   *
   * @default - the one of the release's chart, made where there is none
   */
  readonly tester?: Tester;
}

/** A webhook to a path of a load tester. */
export function testerWebhook(
  { tester }: TesterOptions,
  path: string,
  render: (context: WebhookContext) => Omit<CanarySpecAnalysisWebhooks, 'url'>,
): Webhook {
  return {
    loadTester: tester === undefined,
    render: (context) => ({ ...render(context), url: urlOf(tester ?? context.loadTesterUrl) + path }),
  };
}

/** URL of a load tester, with a slash at its end. */
function urlOf(tester: Tester | undefined): string {
  if (tester === undefined) throw new Error('A webhook calls the load tester of its release, which has none');
  return (typeof tester === 'string' ? tester : tester.url).replace(/\/*$/, '/');
}
