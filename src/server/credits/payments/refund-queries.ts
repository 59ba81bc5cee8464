import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** What went back of a payment, all together: its credits, those owed included, the money, and the VAT inside. */
export type RefundedTotal = { credits: number; amount: number; vat: number };

export async function selectRefundedTotal(db: Db, payment: string): Promise<RefundedTotal> {
  const { rows } = await sql<RefundedTotal>`
    select coalesce(sum(credits), 0)::int as credits, coalesce(sum(amount), 0)::int as amount, coalesce(sum(vat), 0)::int as vat
    from refunds where payment_id = ${payment}`.execute(db);
  return rows[0] ?? { credits: 0, amount: 0, vat: 0 };
}

/** What went back of payments, one by one, the latest first. */
export const selectRefunds = (db: Db, payments: readonly string[]) =>
  db
    .selectFrom('refunds')
    .select(['payment_id', 'kind', 'credits', 'amount', 'state', 'requested_at'])
    .where('payment_id', 'in', payments)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Notes that money goes back. `credits` are all that it stands for, whether they were there or are owed since. */
export const insertRefund = (
  db: Trx,
  {
    now,
    ...refund
  }: {
    /** Ours to choose where the same refund must be known again. */
    id?: string;
    payment_id: string;
    kind: 'withdrawal' | 'deletion' | 'refund' | 'chargeback';
    credits: number;
    debt: number;
    amount: number;
    vat: number;
    state: 'requested' | 'done';
    now: Date;
  },
): Promise<{ id: string }> => {
  const isDone = refund.state === 'done';
  return db
    .insertInto('refunds')
    .values({ ...refund, requested_at: now, done_at: isDone ? now : null, try_at: isDone ? null : now })
    .returning('id')
    .executeTakeFirstOrThrow();
};

/**
 * Up to two of a member's purchases that premium rests on (decisions, Premium and withdrawal): nothing of them was withdrawn, and they stand
 * or were undone only when `refundDays` were over.
 */
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
 * Nobody needs to send what was still to go back: it is `done` where the provider gave it back by itself, `taken_back` where the bank took
 * it with the rest, `not_collected` where it was never there. @returns how much that was, in minor units
 */
export async function closeRequestedRefunds(
  db: Trx,
  payment: string,
  { state, now }: { state: 'done' | 'taken_back' | 'not_collected'; now: Date },
): Promise<number> {
  const closed = await db
    .updateTable('refunds')
    .set({ state, done_at: now, try_at: null })
    .where('payment_id', '=', payment)
    .where('state', '=', 'requested')
    .returning('amount')
    .execute();
  return closed.reduce((sum, { amount }) => sum + amount, 0);
}

/** What was sent back, as against what a bank took. */
const wasSent = sql<boolean>`refunds.state = 'done' and refunds.kind <> 'chargeback'`;

/** How much money of a payment was sent back, in minor units. */
export async function selectSentRefunds(db: Db, payment: string): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select coalesce(sum(amount), 0)::int as sent from refunds where payment_id = ${payment} and ${wasSent}`.execute(
    db,
  );
  return rows[0]?.sent ?? 0;
}

/** Payments that a bank took back after money of them was sent back. */
export async function countPossibleDoubleRefunds(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from payments where state = 'charged_back'
      and exists (select from refunds where refunds.payment_id = payments.id and ${wasSent})`.execute(db);
  return rows[0]?.count ?? 0;
}
