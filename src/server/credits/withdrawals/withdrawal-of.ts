import type { Payment } from '#contract/payments';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { findPremiumPurchases, isOnlyOf, refundableUntil } from '../payments/premium-after-refund.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { type Remainder, remaindersOf } from './remainders-of.ts';

type Withdrawal = NonNullable<Payment['withdrawal']>;

/** @spec D2.35 */
export const withdrawalOf = async (app: App, db: Db, payment: PaymentRow): Promise<Withdrawal | null> =>
  (await withdrawalsOf(app, db, [payment])).get(payment.id) ?? null;

/** Loads all withdrawals together, so that more payments need no more queries. */
export async function withdrawalsOf(
  app: App,
  db: Db,
  payments: readonly PaymentRow[],
): Promise<Map<string, Withdrawal>> {
  const withdrawable = payments.filter(payment => withdrawableUntil(app, payment));
  const byAccount = Map.groupBy(withdrawable, ({ account_id }) => account_id);
  const withdrawals = await Promise.all(
    [...byAccount.values()].map(ofAccount => withdrawalsOfAccount(app, db, ofAccount)),
  );
  return new Map(withdrawals.flat());
}

async function withdrawalsOfAccount(
  app: App,
  db: Db,
  payments: readonly PaymentRow[],
): Promise<[string, Withdrawal][]> {
  const [first] = payments;
  if (!first?.account_id) return [];
  const remainders = await remaindersOf(db, first.account_id);
  if (!payments.some(payment => remainderOf(remainders, payment))) return [];
  // `first` stands for all, because all payments belong to one account and site.
  const premiumCarriers = await findPremiumPurchases(app, db, first);
  return payments.flatMap(payment => {
    const [remainder, until] = [remainderOf(remainders, payment), withdrawableUntil(app, payment)];
    if (!remainder || !until) return [];
    const { credits, amount } = remainder;
    const ends_premium = isOnlyOf(premiumCarriers, payment);
    return [[payment.id, { credits, amount, until: until.toISOString(), ends_premium }]];
  });
}

/** @spec D2.35 */
export async function openWithdrawal(
  app: App,
  db: Db,
  payment: PaymentRow,
): Promise<{ remainder: Remainder; until: Date } | null> {
  const until = withdrawableUntil(app, payment);
  if (!payment.account_id || !until) return null;
  const remainder = remainderOf(await remaindersOf(db, payment.account_id), payment);
  return remainder ? { remainder, until } : null;
}

function withdrawableUntil(app: App, payment: PaymentRow): Date | null {
  const until = refundableUntil(app, payment);
  return until && payment.state === 'completed' && app.clock.now() < until ? until : null;
}

export const remainderOf = (
  remainders: readonly Remainder[],
  { id }: { id: string },
): Remainder | undefined => remainders.find(({ purchase }) => purchase.id === id);
