import { type Insertable, sql } from 'kysely';
import type { Refunds } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

/** `credits` includes credits that became debt. `amount` and `vat` are in minor units. */
type RefundedTotal = { credits: number; amount: number; vat: number };

export async function selectRefundedTotal(db: Db, payment: string): Promise<RefundedTotal> {
  const { rows } = await sql<RefundedTotal>`
    select coalesce(sum(credits), 0)::int as credits, coalesce(sum(amount), 0)::int as amount, coalesce(sum(vat), 0)::int as vat
    from refunds where payment_id = ${payment}`.execute(db);
  return rows[0] ?? { credits: 0, amount: 0, vat: 0 };
}

/** @spec D2.35 */
export const selectRefunds = (db: Db, payments: readonly string[]) =>
  db
    .selectFrom('refunds')
    .select(['payment_id', 'kind', 'credits', 'amount', 'state', 'requested_at'])
    .where('payment_id', 'in', payments)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Account deletions set the id, so that a repeated erasure causes no second refund. */
export function insertRefund(
  db: Trx,
  refund: Insertable<Refunds> & { state: 'requested' | 'done' },
): Promise<{ id: string }> {
  const { state, requested_at: at } = refund;
  return db
    .insertInto('refunds')
    .values({ ...refund, ...(state === 'done' ? { done_at: at } : { next_attempt_at: at }) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** `limit 2` is enough to see whether there is only one purchase. */
export async function selectPremiumPurchases(
  db: Db,
  accountId: string,
  refundDays: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments where account_id = ${accountId} and completed_at is not null
      and not exists (select from refunds where payment_id = payments.id and kind = 'withdrawal')
      and (state = 'completed' or completed_at + make_interval(hours => 24 * ${refundDays}::int) <= (
        select max(requested_at) from refunds where payment_id = payments.id))
    limit 2`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The requested refunds are never sent; `state` says why.
 * @returns the total amount of these refunds in minor units
 */
export async function closeRequestedRefunds(
  db: Trx,
  payment: string,
  { state, now }: { state: 'done' | 'taken_back' | 'not_collected'; now: Date },
): Promise<number> {
  const closed = await db
    .updateTable('refunds')
    .set({ state, done_at: now, next_attempt_at: null })
    .where('payment_id', '=', payment)
    .where('state', '=', 'requested')
    .returning('amount')
    .execute();
  return closed.reduce((sum, { amount }) => sum + amount, 0);
}

/** Excludes chargebacks, because there the bank itself takes the money back. */
const isSentRefund = sql<boolean>`refunds.state = 'done' and refunds.kind <> 'chargeback'`;

/** Returns an amount in minor units. */
export async function selectSentRefunds(db: Db, payment: string): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum(amount), 0)::int as sent from refunds where payment_id = ${payment} and ${isSentRefund}`.execute(
    db,
  );
  return rows[0]?.sent ?? 0;
}

/** Counts payments that have both a chargeback and a sent refund, of one site or of all. */
export async function countPossibleDoubleRefunds(db: Db, siteId?: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from payments where state = 'charged_back'
      and ${siteId === undefined ? sql`true` : sql`payments.site_id = ${siteId}`}
      and exists (select from refunds where refunds.payment_id = payments.id and ${isSentRefund})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
