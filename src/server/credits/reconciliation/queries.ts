import { sql } from 'kysely';
import { type LedgerCheck, ledgerChecks } from '#contract/staff-ledger';
import type { Db, Trx } from '../../platform/db.ts';

/** Each query counts the rows that violate the condition in its comment. */
const differenceQueries = {
  /** A wallet is the sum of its ledger entries, lot by lot. */
  wallets: sql<number>`
    select count(*)::int from wallets full join (
      select account_id,
        coalesce(sum(amount) filter (where lot = 'free'), 0) as free,
        coalesce(sum(amount) filter (where lot = 'purchased'), 0) as purchased,
        -coalesce(sum(amount) filter (where lot = 'debt'), 0) as debt
      from ledger_entries where account_id is not null group by account_id
    ) entries using (account_id)
    where (coalesce(wallets.free, 0), coalesce(wallets.purchased, 0), coalesce(wallets.debt, 0))
      is distinct from (coalesce(entries.free, 0), coalesce(entries.purchased, 0), coalesce(entries.debt, 0))`,
  /** Each completed payment has exactly one `sales` entry with the payment's credits. */
  sales: sql<number>`
    select count(*)::int from (select * from payments where completed_at is not null) paid
    full join (select reference, sum(amount) as sold, count(*) as times from ledger_entries where contra = 'sales'
      group by reference) sales on sales.reference = paid.id
    where paid.id is null or sales.reference is null or sales.sold <> paid.credits or sales.times <> 1`,
  /** Receipt numbers have no gaps, and the counter equals the highest number. */
  receipts: sql<number>`
    select count(*)::int from (
      select site_id, count(*) as given, coalesce(max(receipt_number), 0) as highest from payments
      where receipt_number is not null group by site_id
    ) numbers full join receipt_counters using (site_id)
    where given is distinct from highest or highest is distinct from last`,
  /** The refunds of a payment do not exceed the payment's credits and amount. */
  refunds: sql<number>`
    select count(*)::int from payments join (
      select payment_id, sum(credits) as credits, sum(amount) as amount from refunds group by payment_id
    ) back on back.payment_id = payments.id
    where back.credits > payments.credits or back.amount > payments.amount`,
  /** The ledger entries of each refund match its `credits` and its `debt`. */
  refunded_credits: sql<number>`
    select count(*)::int from (
      select refunds.id, credits - debt as taken, debt as owed from refunds) back
    full join (
      select reference, -coalesce(sum(amount) filter (where lot = 'purchased'), 0) as taken,
        -coalesce(sum(amount) filter (where lot = 'debt'), 0) as owed
      from ledger_entries where contra in ('refunds', 'chargebacks') group by reference) entries on entries.reference = back.id
    where (back.taken, back.owed) is distinct from (entries.taken, entries.owed)`,
  /** Each payment with a discount has a redemption, whose state fits the payment's state. */
  discounts: sql<number>`
    select count(*)::int from payments full join redemptions on redemptions.payment_id = payments.id
    where (payments.discount > 0) is distinct from (redemptions.payment_id is not null)
      or (payments.state not in ('created', 'pending') and redemptions.state = 'held')
      or (payments.completed_at is null and redemptions.state = 'used')`,
} as const satisfies Record<LedgerCheck, unknown>;

export type ReconciliationCheck = LedgerCheck;
export const reconciliationChecks: readonly ReconciliationCheck[] = ledgerChecks;

/**
 * Reconciling many years exceeds the usual statement timeout.
 * @spec D4.2
 */
export const extendStatementTimeout = (db: Trx) => sql`set local statement_timeout = '15min'`.execute(db);

export async function countDifferences(db: Db, check: ReconciliationCheck): Promise<number> {
  const { rows } = await sql<{ count: number }>`${differenceQueries[check]}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function persistReconciliation(
  db: Db,
  at: Date,
  counts: Readonly<Record<ReconciliationCheck, number>>,
): Promise<void> {
  const row = { finished_at: at, differences: JSON.stringify(counts) };
  await db
    .insertInto('latest_reconciliation')
    .values(row)
    .onConflict(conflict => conflict.column('single_row').doUpdateSet(row))
    .execute();
}

export async function selectLastReconciliation(
  db: Db,
): Promise<{ at: Date; differences: Record<string, number> } | undefined> {
  const row = await db
    .selectFrom('latest_reconciliation')
    .select(['finished_at', 'differences'])
    .executeTakeFirst();
  return row && { at: row.finished_at, differences: row.differences as Record<string, number> };
}
