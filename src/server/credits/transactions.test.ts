import { expect, test } from 'vitest';
import { TRANSACTION_STRETCH } from '#contract/constants';
import { getTransactions } from '#contract/credits';
import { transact } from '../platform/transact.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { spendCredits } from './spend-credits.ts';

const { app, clock, visitor, as, signUpMember } = await startTestServer();

const spend = (accountId: string, amount: number) =>
  transact(app, tx =>
    spendCredits(tx, { accountId, amount, contra: 'messages', reference: crypto.randomUUID() }),
  );

test('every movement of one’s own credits is listed, the latest first (spec 2, /transactions)', async () => {
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

test('nothing but what moved is told: not what a message was, nor to whom', async () => {
  const member = await signUpMember({ credits: 1 });
  await spend(member.accountId, 1);
  const { transactions } = await as(member).call(getTransactions);
  for (const one of transactions)
    expect(Object.keys(one).sort()).toEqual(['created_at', 'credits', 'id', 'kind', 'lot']);
});

test('a long list comes in stretches that overlap nowhere and leave nothing out, even within one moment', async () => {
  const member = await signUpMember({ credits: 50 });
  const browser = as(member);
  for (let spent = 0; spent < TRANSACTION_STRETCH * 2; spent += 1) await spend(member.accountId, 1);
  const ids: string[] = [];
  let before: string | undefined;
  for (;;) {
    const { transactions, has_earlier } = await browser.call(getTransactions, { query: { before } });
    ids.push(...transactions.map(({ id }) => id));
    before = ids.at(-1);
    if (!has_earlier) break;
    expect(transactions).toHaveLength(TRANSACTION_STRETCH);
  }
  expect(ids).toHaveLength(TRANSACTION_STRETCH * 2 + 1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('another’s movements are nobody’s business: neither listed nor a place to begin at', async () => {
  const other = await signUpMember({ credits: 7 });
  const [entry] = (await as(other).call(getTransactions)).transactions;
  const mine = as(await signUpMember({ credits: 3 }));
  expect((await mine.call(getTransactions)).transactions.map(({ credits }) => credits)).toEqual([3]);
  const found = await mine.call(getTransactions, { query: { before: entry?.id } });
  expect(found).toEqual({ transactions: [], has_earlier: false });
});

test('a visitor has none, and a made-up beginning is refused', async () => {
  expect((await visitor().send(getTransactions)).status).toBe(403);
  const browser = as(await signUpMember());
  const { status } = await browser.send(getTransactions, { query: { before: 'first' } });
  expect(status).toBe(422);
});
