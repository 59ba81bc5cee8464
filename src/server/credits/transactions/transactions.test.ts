import { expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { sendMessage } from '#contract/chats';
import { PAYMENT_PAGE_SIZE, TRANSACTION_PAGE_SIZE } from '#contract/constants';
import { getTransactions } from '#contract/credits';
import { getPayments, getTransaction } from '#contract/transactions';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { transact } from '../../platform/transact.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { spendCredits } from '../wallet.ts';

const { app, clock, visitor, as, signUpMember } = await startTestServer();

const spend = (accountId: string, amount: number) =>
  transact(app, tx =>
    spendCredits(tx, { accountId, amount, contra: 'messages', reference: crypto.randomUUID() }),
  );

test('all ledger entries of the caller are listed, latest first (spec 2.9)', async () => {
  const member = await signUpMember({ credits: 1, purchasedCredits: 10 });
  const bought = clock.now();
  clock.advance(60_000);
  await spend(member.accountId, 2);
  const { transactions, has_earlier } = await as(member).call(getTransactions);
  expect(has_earlier).toBe(false);
  const shown = transactions.map(({ kind, lot, credits, created_at }) => [kind, lot, credits, created_at]);
  const [spent, earlier] = [clock.now().toISOString(), bought.toISOString()];
  expect(shown.slice(0, 2).sort()).toEqual([
    ['messages', 'free', -1, spent],
    ['messages', 'purchased', -1, spent],
  ]);
  expect(shown.slice(2)).toEqual([
    ['sales', 'purchased', 10, earlier],
    ['promotion', 'free', 1, earlier],
  ]);
});

test('what was sent is listed with its recipient and without its content; a recipient who is no longer visible is left out', async () => {
  const [member, joep, gone] = [
    await signUpMember({ credits: 2 }),
    await signUpMember({ name: 'Joep' }),
    await signUpMember(),
  ];
  const browser = as(member);
  for (const { profileId: to } of [joep, gone]) {
    await browser.call(sendMessage, { body: { to, client_id: crypto.randomUUID(), text: 'Geheim' } });
    clock.advance(1_000);
  }
  await as(gone).call(blockMember, { body: { id: member.profileId } });
  const { transactions } = await browser.call(getTransactions);
  expect(transactions.map(({ kind, to }) => [kind, to])).toEqual([
    ['messages', null],
    ['messages', { id: joep.profileId, name: 'Joep' }],
    ['promotion', null],
  ]);
  const { movement } = await browser.call(getTransaction, { query: { id: transactions[1]?.id ?? '' } });
  expect(movement?.to).toEqual({ id: joep.profileId, name: 'Joep' });
  for (const transaction of transactions)
    expect(Object.keys(transaction).sort()).toEqual(['created_at', 'credits', 'id', 'kind', 'lot', 'to']);
});

test('a long list comes in pages without overlaps or gaps, even within one moment', async () => {
  const member = await signUpMember({ credits: 50 });
  const browser = as(member);
  for (let spent = 0; spent < TRANSACTION_PAGE_SIZE * 2; spent += 1) await spend(member.accountId, 1);
  const ids: string[] = [];
  let before: string | undefined;
  for (;;) {
    const { transactions, has_earlier } = await browser.call(getTransactions, { query: { before } });
    ids.push(...transactions.map(({ id }) => id));
    before = ids.at(-1);
    if (!has_earlier) break;
    expect(transactions).toHaveLength(TRANSACTION_PAGE_SIZE);
  }
  expect(ids).toHaveLength(TRANSACTION_PAGE_SIZE * 2 + 1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the entries of another member are neither listed nor accepted as a cursor', async () => {
  const other = await signUpMember({ credits: 7 });
  const [entry] = (await as(other).call(getTransactions)).transactions;
  const mine = as(await signUpMember({ credits: 3 }));
  expect((await mine.call(getTransactions)).transactions.map(({ credits }) => credits)).toEqual([3]);
  const found = await mine.call(getTransactions, { query: { before: entry?.id } });
  expect(found).toEqual({ transactions: [], has_earlier: false });
});

test('a visitor has none, and a made-up cursor is refused', async () => {
  expect((await visitor().send(getTransactions)).status).toBe(403);
  const browser = as(await signUpMember());
  const { status } = await browser.send(getTransactions, { query: { before: 'first' } });
  expect(status).toBe(422);
});

test('a purchase and its refund are shown with their payment, a message with none (spec 2.9)', async () => {
  const member = await signUpMember({ credits: 0, purchasedCredits: 10 });
  const browser = as(member);
  await spend(member.accountId, 2);
  const [bought] = (await browser.call(getPayments)).payments;
  const payment = bought?.payment_id ?? '';
  await browser.call(withdrawPurchase, { body: { payment, credits: 8, amount: 800 } });
  const { transactions } = await browser.call(getTransactions);
  const details = await Promise.all(
    transactions.map(({ id }) => browser.call(getTransaction, { query: { id } })),
  );
  expect(Object.fromEntries(details.map(({ movement }) => [movement?.kind, movement?.payment]))).toEqual({
    ...{ sales: payment, refunds: payment, messages: null },
  });
  expect(await browser.call(getTransaction, { query: { id: payment } })).toEqual({ movement: null });
  const other = as(await signUpMember());
  for (const id of [transactions[0]?.id ?? '', payment])
    expect((await other.send(getTransaction, { query: { id } })).error?.code).toBe('not_found');
});

test('payments are listed with their state, latest first, in pages; those of another member are not', async () => {
  const member = await signUpMember({ credits: 0 });
  const browser = as(member);
  const ids: string[] = [];
  for (let at = 0; at < PAYMENT_PAGE_SIZE + 2; at++) {
    clock.advance(1_000);
    ids.unshift(
      await transact(app, tx => insertTestPurchase(tx, { accountId: member.accountId, credits: 10 + at })),
    );
  }
  const first = await browser.call(getPayments);
  expect(first).toMatchObject({ has_earlier: true });
  expect(first.payments[0]).toEqual({
    ...{
      payment_id: ids[0],
      credits: 21,
      amount: 2_100,
      currency: 'EUR',
      method: 'ideal',
      state: 'completed',
    },
    ...{ refunded: 0, is_debit_open: false, created_at: clock.now().toISOString() },
  });
  const before = first.payments.at(-1)?.payment_id;
  const rest = await browser.call(getPayments, { query: { before } });
  expect([...first.payments, ...rest.payments].map(({ payment_id }) => payment_id)).toEqual(ids);
  const other = as(await signUpMember());
  expect(await other.call(getPayments, { query: { before } })).toEqual({ payments: [], has_earlier: false });
});
