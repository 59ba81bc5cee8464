import type { Payment } from '#contract/payments';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { findPremiumPurchases, isOnlyOf } from '../payments/premium-purchases.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { refundableUntil } from '../payments/refund-days.ts';
import { type Remainder, remaindersOf } from './remainders-of.ts';

type Withdrawal = NonNullable<Payment['withdrawal']>;

/** What may be asked back of a purchase without a reason, until when, and whether premium ends with it; null where nothing may. */
export const withdrawalOf = async (app: App, db: Db, payment: PaymentRow): Promise<Withdrawal | null> =>
  (await withdrawalsOf(app, db, [payment])).get(payment.id) ?? null;

/** The same of many purchases, by their ids, without those of which nothing may be: as many questions for all of an account as for one. */
export async function withdrawalsOf(
  app: App,
  db: Db,
  payments: readonly PaymentRow[],
): Promise<Map<string, Withdrawal>> {
  const withdrawable = payments.filter(payment => withdrawableUntil(app, payment));
  const byAccount = Map.groupBy(withdrawable, ({ account_id }) => account_id);
  const all = await Promise.all(
    [...byAccount.values()].map(ofAccount => withdrawalsOfAccount(app, db, ofAccount)),
  );
  return new Map(all.flat());
}

/** Of purchases of one account whose time still runs. */
async function withdrawalsOfAccount(
  app: App,
  db: Db,
  payments: readonly PaymentRow[],
): Promise<[string, Withdrawal][]> {
  const [first] = payments;
  if (!first?.account_id) return [];
  const remainders = await remaindersOf(db, first.account_id);
  if (!payments.some(payment => remainderOf(remainders, payment))) return [];
  // An account's purchases are of its one site, whose setting says how long they may be withdrawn from.
  const premiumCarriers = await findPremiumPurchases(app, db, first);
  return payments.flatMap(payment => {
    const [left, until] = [remainderOf(remainders, payment), withdrawableUntil(app, payment)];
    if (!left || !until) return [];
    const { credits, amount } = left;
    const ends_premium = isOnlyOf(premiumCarriers, payment);
    return [[payment.id, { credits, amount, until: until.toISOString(), ends_premium }]];
  });
}

/** What may be asked back of a purchase without a reason, and until when; null where nothing may (decisions, 2). */
export async function openWithdrawal(
  app: App,
  db: Db,
  payment: PaymentRow,
): Promise<{ left: Remainder; until: Date } | null> {
  const until = withdrawableUntil(app, payment);
  if (!payment.account_id || !until) return null;
  const left = remainderOf(await remaindersOf(db, payment.account_id), payment);
  return left ? { left, until } : null;
}

/** Until when a member may withdraw from a purchase that stands; null where the time is over or never began. */
function withdrawableUntil(app: App, payment: PaymentRow): Date | null {
  const until = refundableUntil(app, payment);
  return until && payment.state === 'completed' && app.clock.now() < until ? until : null;
}

/** What is unused of one purchase; undefined where nothing is. */
export const remainderOf = (
  remainders: readonly Remainder[],
  { id }: { id: string },
): Remainder | undefined => remainders.find(({ purchase }) => purchase.id === id);
