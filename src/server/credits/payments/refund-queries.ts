import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** What went back of a payment, all together: its credits, those owed included, the money, and the VAT inside. */
export type Back = { credits: number; amount: number; vat: number };

export async function refundedOf(db: Db, payment: string): Promise<Back> {
  const { rows } = await sql<Back>`
    select coalesce(sum(credits), 0)::int as credits, coalesce(sum(amount), 0)::int as amount, coalesce(sum(vat), 0)::int as vat
    from refunds where payment_id = ${payment} and state <> 'failed'`.execute(db);
  return rows[0] ?? { credits: 0, amount: 0, vat: 0 };
}

/** What went back of a payment, one by one, the latest first. */
export const selectRefunds = (db: Db, payment: string) =>
  db
    .selectFrom('refunds')
    .select(['kind', 'credits', 'amount', 'state', 'requested_at'])
    .where('payment_id', '=', payment)
    .where('state', '<>', 'failed')
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

/** Whether a member has a purchase that stands besides this one. */
export async function hasOtherPurchase(db: Db, accountId: string, payment: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'completed')
    .where('id', '<>', payment)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody needs to send what was still to go back: the bank took it back by itself, or it was never collected. */
export async function closeRequested(
  db: Trx,
  payment: string,
  now: Date,
  why: 'taken back by the bank' | 'never collected' = 'taken back by the bank',
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'done', done_at: now, try_at: null, provider_reference: why })
    .where('payment_id', '=', payment)
    .where('state', '=', 'requested')
    .execute();
}
