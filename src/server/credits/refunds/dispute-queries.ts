import { sql } from 'kysely';
import type { DisputeState } from '#contract/staff-payments';
import type { Db, Trx } from '../../platform/db.ts';

/** Not of direct debits. */
export async function lockChargeback(
  db: Trx,
  siteId: number,
  id: string,
): Promise<{ payment: string; accountId: string | null } | undefined> {
  const { rows } = await sql<{ payment: string; accountId: string | null }>`
    select payments.id as payment, payments.account_id as "accountId"
    from refunds join payments on payments.id = refunds.payment_id
    where refunds.id = ${id} and kind = 'chargeback' and payments.site_id = ${siteId}
      and payments.provider <> 'direct_debit' for update of refunds`.execute(db);
  return rows[0];
}

/** Null if nothing was recorded yet. */
export async function selectDisputeState(db: Db, refund: string): Promise<DisputeState | null> {
  const row = await db
    .selectFrom('chargeback_disputes')
    .select('state')
    .where('refund_id', '=', refund)
    .executeTakeFirst();
  return (row?.state ?? null) as DisputeState | null;
}

export async function upsertDispute(
  db: Trx,
  refund: string,
  { state, staffId, at }: { state: DisputeState; staffId: string | null; at: Date },
): Promise<void> {
  const change = { state, staff_id: staffId, changed_at: at };
  await db
    .insertInto('chargeback_disputes')
    .values({ refund_id: refund, ...change })
    .onConflict(conflict => conflict.column('refund_id').doUpdateSet(change))
    .execute();
}
