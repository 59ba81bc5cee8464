import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { moneyFor, unusedOf } from '../payments/unused-of.ts';
import { selectWallet } from '../queries.ts';
import { selectPurchases } from './queries.ts';

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
  const purchases = await selectPurchases(db, accountId);
  const { purchased } = await selectWallet(db, accountId);
  const credits = unusedOf(purchases, purchased).get(payment.id) ?? 0;
  if (credits === 0) return null;
  return { credits, amount: moneyFor(credits, payment), until: until.toISOString() };
}
