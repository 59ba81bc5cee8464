import { getUser } from '#contract/accounts';
import { getBundles } from '#contract/credits';
import { getPayment, type Payment, startPayment } from '#contract/payments';
import type { PaymentStatus } from '../../platform/payments/provider.ts';
import type { MemberFacts } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { Till } from '../../testing/till.ts';

/** What tests of purchases do over and over, through the calls: somebody buys, and the till tells what became of it. */
export function buying(server: TestServer, till: Till) {
  const { clock } = server;
  const start = clock.now();
  const tell = async ({ payment_id: id }: Payment, change: Partial<PaymentStatus>) => {
    const { body, headers } = till.webhook(till.say(id, change), { now: clock.now() });
    const provider = server.visitor({ headers: { origin: undefined, 'sec-fetch-site': undefined } });
    await provider.request({
      method: 'POST',
      url: '/api/payment-webhook.php?provider=sandbox',
      body,
      headers,
    });
  };
  /** A member who signed up long ago, so that no time bonus is in the way, and has no credits. */
  const buyer = async (facts: MemberFacts = {}) => {
    const signedUpAt = new Date(start.getTime() - 30 * 86_400_000);
    const member = await server.signUpMember({ credits: 0, signedUpAt, ...facts });
    const browser = server.as(member);
    const { bundles } = await browser.call(getBundles);
    const order = (credits: number) => {
      const bundle = bundles.find(one => one.credits === credits);
      if (!bundle) throw new Error(`no bundle of ${credits}`);
      return { bundle: bundle.id, method: 'paypal', amount: bundle.price } as const;
    };
    const begin = async (credits = 10) =>
      (await browser.call(startPayment, { body: order(credits) })).payment;
    /** Buys a bundle, paid at once. */
    const buy = async (credits = 10) => {
      const payment = await begin(credits);
      await tell(payment, { state: 'completed' });
      return look(payment);
    };
    const look = ({ payment_id: id }: Payment) => browser.call(getPayment, { query: { id } });
    const user = async () => (await browser.call(getUser)).user;
    return { member, browser, order, begin, buy, look, user };
  };
  return { buyer, tell };
}

export type Buyer = Awaited<ReturnType<ReturnType<typeof buying>['buyer']>>;
