import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** What went back of a payment: its credits, those owed included, and the money. */
export async function refundedOf(db: Db, payment: string): Promise<{ credits: number; amount: number }> {
  const { rows } = await sql<{ credits: number; amount: number }>`
    select coalesce(sum(credits), 0)::int as credits, coalesce(sum(amount), 0)::int as amount
    from refunds where payment_id = ${payment} and state <> 'failed'`.execute(db);
  return rows[0] ?? { credits: 0, amount: 0 };
}

/** Notes that money goes back. `credits` are all that it stands for, whether they were there or are owed since. */
export const insertRefund = (
  db: Trx,
  {
    now,
    ...refund
  }: {
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
