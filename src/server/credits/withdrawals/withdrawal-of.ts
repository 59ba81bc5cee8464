import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { type Remainder, remaindersOf } from './remainders-of.ts';

const DAY_MS = 86_400_000;

/** What may be asked back of a purchase without a reason, and until when; null where nothing may (decisions, 2). */
export async function withdrawalOf(
  { sites, clock }: App,
  db: Db,
  payment: PaymentRow,
): Promise<{ credits: number; amount: number; until: string } | null> {
  const { account_id: accountId, completed_at: completedAt, state } = payment;
  const days = sites.byId(payment.site_id)?.settings.refund_days ?? 0;
  if (!accountId || !completedAt || state !== 'completed') return null;
  const until = new Date(completedAt.getTime() + days * DAY_MS);
  if (clock.now() >= until) return null;
  const left = remainderOf(await remaindersOf(db, accountId), payment);
  return left ? { credits: left.credits, amount: left.amount, until: until.toISOString() } : null;
}

/** What is unused of one purchase; undefined where nothing is. */
export const remainderOf = (all: readonly Remainder[], { id }: { id: string }): Remainder | undefined =>
  all.find(({ purchase }) => purchase.id === id);
