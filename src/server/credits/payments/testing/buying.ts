import { expect } from 'vitest';
import { getUser } from '#contract/accounts';
import { getBundles } from '#contract/credits';
import { getPayment, type Payment, startPayment } from '#contract/payments';
import type { PaymentStatus } from '../../../platform/payments/provider.ts';
import type { MemberFacts } from '../../../testing/members.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import type { Telling, Till } from '../../../testing/till.ts';
import { reconcile } from '../../books/reconcile.ts';

const HOUR_MS = 3_600_000;

/** What the tests of payments do over and over, through the calls. */
export function buying(server: TestServer, till: Till) {
  const { app, clock, db } = server;
  const start = clock.now();

  /** A member who signed up long ago, so that no time bonus is in the way. */
  async function buyer(facts: MemberFacts = {}) {
    const signedUpAt = new Date(start.getTime() - 30 * HOUR_MS);
    const member = await server.signUpMember({ credits: 0, signedUpAt, ...facts });
    const browser = server.as(member);
    const [ten, twentyFive] = (await browser.call(getBundles)).bundles;
    if (!ten || !twentyFive) throw new Error('nothing is sold');
    const order = { bundle: ten.id, method: 'ideal', amount: ten.price } as const;
    const begin = async (change: object = {}) =>
      (await browser.call(startPayment, { body: { ...order, ...change } })).payment;
    return { member, browser, order, begin, bundles: { ten, twentyFive } };
  }
  type Buyer = Awaited<ReturnType<typeof buyer>>;

  /** One who may still use the welcome discount. */
  const newcomer = () => buyer({ signedUpAt: start });

  /** A webhook, as a server sends it: with neither cookie nor origin. */
  const hear = ({ body, headers }: Telling, extra: Record<string, string> = {}) =>
    server.visitor({ headers: { origin: undefined, 'sec-fetch-site': undefined } }).request({
      ...{ method: 'POST', url: '/api/payment-webhook.php?provider=sandbox', body },
      headers: { ...headers, ...extra },
    });
  const tell = (payment: Payment, change: Partial<PaymentStatus>, event?: string) =>
    hear(till.webhook(till.say(payment.payment_id, change), { now: clock.now(), ...(event && { event }) }));

  return {
    buyer,
    newcomer,
    hear,
    tell,
    credits: async ({ browser }: Buyer) => (await browser.call(getUser)).user?.credits,
    stateOf: async ({ browser }: Buyer, { payment_id: id }: Payment) =>
      (await browser.call(getPayment, { query: { id } })).state,
    walletOf: ({ member }: Buyer) =>
      db
        .selectFrom('wallets')
        .select(['purchased', 'debt'])
        .where('account_id', '=', member.accountId)
        .executeTakeFirst(),
    booksAgree: async () =>
      expect(Object.entries(await reconcile(app)).filter(([, count]) => count > 0)).toEqual([]),
  };
}
