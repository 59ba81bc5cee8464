import { describe, expect, test } from 'vitest';
import { type ErrorCode, isApiError } from '#contract/errors';
import { transact } from '../platform/transact.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { selectWallet } from './queries.ts';
import { grantCredits, spendCredits, totalCredits } from './wallet.ts';

const { app, db, clock, signUpMember } = await startTestServer();

const spend = (accountId: string, amount: number) =>
  transact(app, tx => spendCredits(tx, { accountId, amount, contra: 'messages', reference: null }));

const refusal = (work: Promise<unknown>): Promise<ErrorCode | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error.code : Promise.reject(error)),
  );

const entriesOf = (accountId: string) =>
  db
    .selectFrom('ledger_entries')
    .select(['lot', 'amount', 'contra', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

const ledgerSum = async (accountId: string, lot: 'free' | 'purchased') =>
  (await entriesOf(accountId))
    .filter(entry => entry.lot === lot)
    .reduce((sum, { amount }) => sum + amount, 0);

describe('spending', () => {
  test('200 calls at once with 10 credits: 10 succeed, and the ledger equals the wallet', async () => {
    const { accountId } = await signUpMember({ credits: 4, purchasedCredits: 6 });
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => refusal(spend(accountId, 1))));
    expect(outcomes.filter(code => code === undefined)).toHaveLength(10);
    expect(outcomes.filter(code => code === 'insufficient_credits')).toHaveLength(190);
    expect(await selectWallet(db, accountId)).toEqual({ free: 0, purchased: 0 });
    expect(await ledgerSum(accountId, 'free')).toBe(0);
    expect(await ledgerSum(accountId, 'purchased')).toBe(0);
  });

  test('takes free credits first and splits over both lots', async () => {
    const { accountId } = await signUpMember({ credits: 2, purchasedCredits: 5 });
    expect(await spend(accountId, 4)).toEqual({ free: 0, purchased: 3 });
    expect((await entriesOf(accountId)).slice(2)).toMatchObject([
      { lot: 'free', amount: -2, contra: 'messages', created_at: clock.now() },
      { lot: 'purchased', amount: -2, contra: 'messages' },
    ]);
  });

  test('refuses more than there is and takes nothing (spec 8.1)', async () => {
    const { accountId } = await signUpMember({ credits: 2 });
    expect(await refusal(spend(accountId, 3))).toBe('insufficient_credits');
    expect(await totalCredits(db, accountId)).toBe(2);
  });

  test('costs nothing when what it pays for fails', async () => {
    const { accountId } = await signUpMember({ credits: 2 });
    const failing = transact(app, async tx => {
      await spendCredits(tx, { accountId, amount: 1, contra: 'messages', reference: null });
      throw new Error('not delivered');
    });
    await expect(failing).rejects.toThrow('not delivered');
    expect(await totalCredits(db, accountId)).toBe(2);
    expect(await ledgerSum(accountId, 'free')).toBe(2);
  });
});

test('grants and spends at the same time add up', async () => {
  const { accountId } = await signUpMember({ credits: 0 });
  const grant = (amount: number) =>
    transact(app, tx =>
      grantCredits(tx, { accountId, lot: 'free', contra: 'promotion', amount, reference: null }),
    );
  const works = Array.from({ length: 60 }, (_, turn) =>
    refusal(turn % 2 === 0 ? grant(3) : spend(accountId, 2)),
  );
  const refused = (await Promise.all(works)).filter(code => code !== undefined).length;
  expect(await totalCredits(db, accountId)).toBe(30 * 3 - (30 - refused) * 2);
  expect(await ledgerSum(accountId, 'free')).toBe(await totalCredits(db, accountId));
});

test.each([0, -1, 1.5, Number.NaN])('an amount of %s is refused', async amount => {
  const { accountId } = await signUpMember();
  await expect(spend(accountId, amount)).rejects.toThrow(RangeError);
});

test('the ledger is append-only', async () => {
  const { accountId } = await signUpMember();
  const change = db
    .updateTable('ledger_entries')
    .set({ amount: 1_000 })
    .where('account_id', '=', accountId)
    .execute();
  await expect(change).rejects.toThrow('append-only');
  const removal = db.deleteFrom('ledger_entries').where('account_id', '=', accountId).execute();
  await expect(removal).rejects.toThrow('append-only');
});
