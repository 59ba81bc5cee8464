import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { carriesPremiumAlone } from '../payments/premium-of-purchases.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { refundableUntil } from '../payments/refund-days.ts';
import { type Remainder, remaindersOf } from './remainders-of.ts';

/** What may be asked back of a purchase without a reason, until when, and whether premium ends with it; null where nothing may. */
export async function withdrawalOf(app: App, db: Db, payment: PaymentRow) {
  const open = await openWithdrawal(app, db, payment);
  if (!open) return null;
  const { credits, amount } = open.left;
  const ends_premium = await carriesPremiumAlone(app, db, payment);
  return { credits, amount, until: open.until.toISOString(), ends_premium };
}

/** What may be asked back of a purchase without a reason, and until when; null where nothing may (decisions, 2). */
export async function openWithdrawal(
  app: App,
  db: Db,
  payment: PaymentRow,
): Promise<{ left: Remainder; until: Date } | null> {
  const { account_id: accountId, state } = payment;
  const until = refundableUntil(app, payment);
  if (!accountId || !until || state !== 'completed' || app.clock.now() >= until) return null;
  const left = remainderOf(await remaindersOf(db, accountId), payment);
  return left ? { left, until } : null;
}

/** What is unused of one purchase; undefined where nothing is. */
export const remainderOf = (all: readonly Remainder[], { id }: { id: string }): Remainder | undefined =>
  all.find(({ purchase }) => purchase.id === id);
