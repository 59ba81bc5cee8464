import { getBundles } from '#contract/credits';
import type { Payment } from '#contract/payments';
import type { PaymentStatus } from '../../providers/payments/provider.ts';
import type { FakePaymentProvider, SignedWebhook } from '../../testing/fake-payment-provider.ts';
import type { TestMemberOptions } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { accountState, orderActions } from './buyer.ts';
import { expectReconciled } from './expect-reconciled.ts';

export function purchaseTest(server: TestServer, till: FakePaymentProvider) {
  const start = server.clock.now();
  const { deliver, webhookOf } = webhooks(server, till);
  const report = (payment: Payment, change: Partial<PaymentStatus>) => deliver(webhookOf(payment, change));

  /** Creates a member whose time bonus has expired. */
  async function buyer(options: TestMemberOptions = {}) {
    const signedUpAt = new Date(start.getTime() - 30 * 86_400_000);
    const member = await server.signUpMember({ credits: 0, signedUpAt, ...options });
    const browser = server.as(member);
    const { bundles } = await browser.call(getBundles);
    const pay = (payment: Payment) => report(payment, { state: 'completed' });
    return {
      member,
      browser,
      ...orderActions(browser, bundles, pay),
      ...accountState(server, browser, member),
    };
  }
  return {
    buyer,
    newcomer: () => buyer({ signedUpAt: start }),
    webhookOf,
    deliver,
    report,
    expectReconciled: () => expectReconciled(server.app),
  };
}

const webhooks = (server: TestServer, till: FakePaymentProvider) => {
  const provider = server.visitor({ headers: { origin: undefined, 'sec-fetch-site': undefined } });
  return {
    webhookOf: ({ payment_id: id }: Payment, change: Partial<PaymentStatus>, secondsAgo = 0) =>
      till.webhook(till.setStatus(id, change), { now: server.clock.now(), secondsAgo }),
    deliver: ({ body, headers }: SignedWebhook, extra: Record<string, string> = {}) =>
      provider.request({
        ...{ method: 'POST', url: '/api/payment-webhook.php?provider=sandbox', body },
        headers: { ...headers, ...extra },
      }),
  };
};

export type Buyer = Awaited<ReturnType<ReturnType<typeof purchaseTest>['buyer']>>;
