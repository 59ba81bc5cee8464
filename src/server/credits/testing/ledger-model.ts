import { expect } from 'vitest';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { grantCredits } from '../grant-credits.ts';
import { insertPayment } from '../payments/queries.ts';
import { settlePayment, type Told } from '../payments/settle-payment.ts';
import { oweReturns } from '../returns/owe-returns.ts';
import { payReturns } from '../returns/pay-returns.ts';
import { spendCredits } from '../spend-credits.ts';
import { remaindersOf } from '../withdrawals/remainders-of.ts';
import { withdraw } from '../withdrawals/withdraw.ts';
import type { Act } from './ledger-acts.ts';
import {
  comesBack,
  hear,
  newWorld,
  type Paid,
  remainders,
  spends,
  type World,
  withdraws,
} from './ledger-arithmetic.ts';

/**
 * Lives a life of credits through the verbs and in plain arithmetic beside it, and holds the wallet, the payments, what went back of them
 * and what may still be withdrawn to the latter.
 */
export async function liveThrough(
  { app, db, clock }: Pick<TestServer, 'app' | 'db' | 'clock'>,
  life: readonly Act[],
): Promise<void> {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({ site_id: 1, email: `${crypto.randomUUID()}@mail.example`, language: 'nl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const one = { app, accountId, world: newWorld() };
  for (const act of life) {
    // Each later than the one before, so that purchases have an order.
    clock.advance(1);
    await perform(one, act);
  }
  await compare(one);
}

type Life = { app: App; accountId: string; world: World };

async function perform(one: Life, act: Act): Promise<void> {
  if (act.act === 'grant') return grant(one, act.credits);
  if (act.act === 'spend') return spend(one, act.credits);
  if (act.act === 'come_back') return comeBack(one, act.spent);
  if (act.act === 'order') return order(one, act);
  const { payments } = one.world;
  const payment = payments[act.which % Math.max(1, payments.length)];
  if (!payment) return;
  if (act.act === 'withdraw') return withdrawFrom(one, payment);
  await tell(one, payment, act);
}

async function tell(
  { app, world }: Life,
  payment: Paid,
  act: Extract<Act, { act: 'told' | 'paid_wrong' | 'given_back' }>,
): Promise<void> {
  const { id, amount } = payment;
  const settle = (told: Omit<Told, 'source'>) =>
    transact(app, tx => settlePayment(app, tx, id, { ...told, source: 'webhook' }));
  if (act.act === 'told') {
    await settle({ state: act.state });
    return hear(world, payment, act.state);
  }
  if (act.act === 'paid_wrong') {
    await settle({ state: act.state, amount: amount + act.by, currency: 'EUR' });
    return hear(world, payment, act.state, { isWrong: true });
  }
  const refunded = Math.max(1, Math.floor((amount * act.part) / 1_000));
  await settle({ state: 'refunded', refunded, amount, currency: 'EUR' });
  hear(world, payment, 'refunded', { refunded });
}

async function grant({ app, accountId, world }: Life, amount: number): Promise<void> {
  await transact(app, tx =>
    grantCredits(tx, { accountId, lot: 'free', contra: 'promotion', amount, reference: null }),
  );
  world.free += amount;
}

async function spend({ app, accountId, world }: Life, amount: number): Promise<void> {
  const reference = crypto.randomUUID();
  const spent = transact(app, tx => spendCredits(tx, { accountId, amount, contra: 'messages', reference }));
  if (spends(world, amount, reference)) return void (await spent);
  await expect(spent).rejects.toThrow('insufficient_credits');
}

async function comeBack({ app, world }: Life, which: number): Promise<void> {
  const spent = world.spent[which % Math.max(1, world.spent.length)];
  if (!spent) return;
  await transact(app, tx => oweReturns(tx, [{ reference: spent.reference, dueAt: tx.now }]));
  await payReturns(app);
  comesBack(world, spent);
}

async function order(
  { app, accountId, world }: Life,
  { credits, amount }: { credits: number; amount: number },
): Promise<void> {
  const { id } = await transact(app, tx =>
    insertPayment(tx.db, {
      ...{ site_id: 1, account_id: accountId, credits, currency: 'EUR', list_price: amount, amount },
      ...{ vat_country: 'NL', vat_rate: 2_100, vat: 0, location_proofs: ['payment:NL'], country: 'NL' },
      ...{ method: 'ideal', provider: 'sandbox', statement: 'LVD DIGITAL', created_at: tx.now },
    }),
  );
  const back = { credits: 0, amount: 0 };
  world.payments.push({ id, credits, amount, state: 'created', back, paidAs: 0, isWrong: false });
}

/** More than anybody ever bought, for which he is told that nothing may be withdrawn rather than that it is less. */
const TOO_MUCH = { credits: 1_000, amount: 1 };

async function withdrawFrom({ app, accountId, world }: Life, payment: Paid): Promise<void> {
  const left = remainders(world).get(payment.id);
  const body = { payment: payment.id, ...(left ?? TOO_MUCH) };
  const done = withdraw(app, { accountId } as MemberCaller, body);
  if (!left) return void (await expect(done).rejects.toThrow('withdrawal_over'));
  await done;
  withdraws(world, payment, left);
}

async function compare({ app: { db }, accountId, world }: Life): Promise<void> {
  const { free, purchased, debt } = world;
  const wallet = db.selectFrom('wallets').select(['free', 'purchased', 'debt']);
  expect(
    (await wallet.where('account_id', '=', accountId).executeTakeFirst()) ?? {
      free: 0,
      purchased: 0,
      debt: 0,
    },
  ).toEqual({ free, purchased, debt });
  const payments = await db
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select(['payments.id', 'payments.state'])
    .select(({ fn }) => [fn.sum('refunds.credits').as('credits'), fn.sum('refunds.amount').as('amount')])
    .where('account_id', '=', accountId)
    .groupBy('payments.id')
    .execute();
  expect(
    new Map(payments.map(({ id, state, credits, amount }) => [id, [state, Number(credits), Number(amount)]])),
  ).toEqual(new Map(world.payments.map(({ id, state, back }) => [id, [state, back.credits, back.amount]])));
  const left = await remaindersOf(db, accountId);
  expect(new Map(left.map(({ purchase, credits, amount }) => [purchase.id, { credits, amount }]))).toEqual(
    remainders(world),
  );
}
