import fc from 'fast-check';
import { expect } from 'vitest';
import type { PaymentState } from '#contract/payments';
import { transact } from '../../platform/transact.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { grantCredits } from '../grant-credits.ts';
import { insertPayment } from '../payments/queries.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { spendCredits } from '../spend-credits.ts';

/** What may happen to somebody's credits; `which` is one of his payments. */
type Act =
  | { act: 'grant'; credits: number }
  | { act: 'spend'; credits: number }
  | { act: 'order'; credits: number; amount: number }
  | { act: 'told'; which: number; state: PaymentState }
  | { act: 'paid_wrong'; which: number; by: number }
  | { act: 'given_back'; which: number; part: number };

const credits = fc.integer({ min: 1, max: 60 });
const which = fc.nat(5);
const told = fc.constantFrom<PaymentState>(
  ...([
    'pending',
    'failed',
    'cancelled',
    'expired',
    'completed',
    'completed',
    'completed',
    'charged_back',
    'charged_back',
  ] as const),
);
/** Spent, charged back, bought again: what is owed is paid off, which chance finds rarely. */
export const debtor: Act[] = [
  { act: 'order', credits: 50, amount: 4_299 },
  { act: 'told', which: 0, state: 'completed' },
  { act: 'spend', credits: 40 },
  { act: 'told', which: 0, state: 'charged_back' },
  { act: 'order', credits: 25, amount: 2_299 },
  { act: 'told', which: 1, state: 'completed' },
  { act: 'order', credits: 25, amount: 2_299 },
  { act: 'told', which: 2, state: 'completed' },
];
export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ act: fc.constant('grant' as const), credits }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('spend' as const), credits }) },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('order' as const),
        credits,
        amount: fc.integer({ min: 2, max: 9_999 }),
      }),
    },
    { weight: 6, arbitrary: fc.record({ act: fc.constant('told' as const), which, state: told }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('paid_wrong' as const), which, by: fc.integer({ min: 1 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('given_back' as const),
        which,
        part: fc.integer({ min: 1, max: 999 }),
      }),
    },
  ),
  { maxLength: 24 },
);

/** A payment as plain arithmetic has it: how much of it went back. */
type Paid = {
  id: string;
  credits: number;
  amount: number;
  state: PaymentState;
  back: { credits: number; amount: number };
};
type World = { free: number; purchased: number; debt: number; payments: Paid[] };

/** Lives a life of credits through the verbs and in plain arithmetic beside it, and holds the wallet and the entries to the latter. */
export async function liveThrough({ app, db }: TestServer, life: readonly Act[]): Promise<void> {
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({ site_id: 1, email: `${crypto.randomUUID()}@mail.example`, language: 'nl' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const world: World = { free: 0, purchased: 0, debt: 0, payments: [] };
  for (const act of life) await perform(app, accountId, world, act);
  const { free, purchased, debt } = world;
  const wallet = await db
    .selectFrom('wallets')
    .select(['free', 'purchased', 'debt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  expect(wallet ?? { free: 0, purchased: 0, debt: 0 }).toEqual({ free, purchased, debt });
  const states = await db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .execute();
  expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
    new Map(world.payments.map(({ id, state }) => [id, state])),
  );
}

async function perform(app: TestServer['app'], accountId: string, world: World, act: Act): Promise<void> {
  if (act.act === 'grant') return grant(app, accountId, world, act.credits);
  if (act.act === 'spend') return spend(app, accountId, world, act.credits);
  if (act.act === 'order') return order(app, accountId, world, act);
  const payment = world.payments[act.which % Math.max(1, world.payments.length)];
  if (!payment) return;
  const { id, amount } = payment;
  if (act.act === 'paid_wrong') {
    await settle(app, id, { state: 'completed', amount: amount + act.by, currency: 'EUR' });
    if (payment.state === 'created' || payment.state === 'pending') payment.state = 'failed';
    return;
  }
  if (act.act === 'given_back') {
    const back = Math.max(1, Math.floor((amount * act.part) / 1_000));
    await settle(app, id, { state: 'refunded', amount: back });
    return giveBack(world, payment, back);
  }
  await settle(app, id, { state: act.state });
  hear(world, payment, act.state);
}

type App = TestServer['app'];
const settle = (app: App, id: string, told: { state: PaymentState; amount?: number; currency?: string }) =>
  transact(app, tx => settlePayment(app, tx, id, { ...told, source: 'webhook' }));

async function grant(app: App, accountId: string, world: World, amount: number) {
  await transact(app, tx =>
    grantCredits(tx, { accountId, lot: 'free', contra: 'promotion', amount, reference: null }),
  );
  world.free += amount;
}

async function spend(app: App, accountId: string, world: World, amount: number) {
  const spent = transact(app, tx =>
    spendCredits(tx, { accountId, amount, contra: 'messages', reference: null }),
  );
  if (world.free + world.purchased < amount)
    return void (await expect(spent).rejects.toThrow('insufficient_credits'));
  await spent;
  const fromFree = Math.min(world.free, amount);
  world.free -= fromFree;
  world.purchased -= amount - fromFree;
}

async function order(app: App, account_id: string, world: World, sold: { credits: number; amount: number }) {
  const { id } = await transact(app, tx =>
    insertPayment(tx.db, {
      ...{
        site_id: 1,
        account_id,
        credits: sold.credits,
        currency: 'EUR',
        list_price: sold.amount,
        amount: sold.amount,
      },
      ...{ vat_country: 'NL', vat_rate: 2_100, vat: 0, location_proofs: ['payment:NL'], country: 'NL' },
      ...{ method: 'ideal', provider: 'sandbox', statement: 'LVD DIGITAL', created_at: tx.now },
    }),
  );
  world.payments.push({ id, ...sold, state: 'created', back: { credits: 0, amount: 0 } });
}

function complete(world: World, payment: Paid) {
  const paidOff = Math.min(world.debt, payment.credits);
  world.purchased += payment.credits - paidOff;
  world.debt -= paidOff;
  payment.state = 'completed';
}

function takeBack(world: World, payment: Paid, all: { credits: number; amount: number }) {
  if (all.credits > payment.back.credits && all.amount > payment.back.amount) {
    const taken = all.credits - payment.back.credits;
    const there = Math.min(world.purchased, taken);
    world.purchased -= there;
    world.debt += taken - there;
    payment.back = all;
  }
}

function hear(world: World, payment: Paid, state: PaymentState) {
  const isOpen = payment.state === 'created' || payment.state === 'pending';
  const mayComplete = isOpen || ['failed', 'cancelled', 'expired'].includes(payment.state);
  if (state === 'completed' && mayComplete) return complete(world, payment);
  if (state === 'charged_back') {
    if (mayComplete) complete(world, payment);
    if (payment.state !== 'completed' && payment.state !== 'refunded') return;
    takeBack(world, payment, payment);
    payment.state = 'charged_back';
    return;
  }
  if (state === 'pending' ? payment.state === 'created' : isOpen && state !== 'completed')
    payment.state = state;
}

function giveBack(world: World, payment: Paid, amount: number) {
  if (payment.state === 'charged_back' || payment.state === 'refunded') return;
  if (payment.state !== 'completed') complete(world, payment);
  const isWhole = amount >= payment.amount;
  takeBack(
    world,
    payment,
    isWhole ? payment : { credits: Math.ceil((payment.credits * amount) / payment.amount), amount },
  );
  if (isWhole) payment.state = 'refunded';
}
