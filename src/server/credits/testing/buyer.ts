import { getUser } from '#contract/accounts';
import type { CallInput } from '#contract/client';
import type { Bundle } from '#contract/credits';
import { getPayment, type Payment, quotePayment, startPayment } from '#contract/payments';
import { transact } from '../../platform/transact.ts';
import type { Browser } from '../../testing/browser.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { spendCredits } from '../wallet.ts';

type OrderChange = Partial<NonNullable<CallInput<typeof startPayment>['body']>> & { credits?: number };
type QuoteChange = Partial<NonNullable<CallInput<typeof quotePayment>['query']>>;

export function orderActions(
  browser: Browser,
  bundles: Bundle[],
  pay: (payment: Payment) => Promise<unknown>,
) {
  const order = ({ credits = 10, ...change }: OrderChange = {}) => {
    const bundle = bundles.find(row => row.credits === credits);
    if (!bundle) throw new Error(`no bundle of ${credits}`);
    return { bundle: bundle.id, method: 'ideal' as const, amount: bundle.price, ...change };
  };
  const startOrder = async (change?: OrderChange) =>
    (await browser.call(startPayment, { body: order(change) })).payment;
  const reload = ({ payment_id: id }: Payment) => browser.call(getPayment, { query: { id } });
  return {
    order,
    quote: (question: QuoteChange = {}) =>
      browser.call(quotePayment, { query: { bundle: order().bundle, ...question } }),
    attempt: (change?: OrderChange) => browser.send(startPayment, { body: order(change) }),
    startOrder,
    async buy(change?: OrderChange) {
      const payment = await startOrder(change);
      await pay(payment);
      return reload(payment);
    },
    reload,
    stateOf: async (payment: Payment) => (await reload(payment)).state,
  };
}

export function accountState(server: TestServer, browser: Browser, { accountId, email }: TestMember) {
  const user = async () => (await browser.call(getUser)).user;
  const wallets = server.db.selectFrom('wallets').where('account_id', '=', accountId);
  return {
    user,
    credits: async () => (await user())?.credits,
    wallet: () => wallets.select(['purchased', 'debt']).executeTakeFirst(),
    spend: (amount: number) =>
      transact(server.app, tx =>
        spendCredits(tx, { accountId, amount, contra: 'messages', reference: crypto.randomUUID() }),
      ),
    emails: async () =>
      (await queuedEmailsTo(server, email)).map(({ subject, text }) =>
        `${subject} ${text}`.replaceAll(/\s+/g, ' '),
      ),
  };
}
