import { sql } from 'kysely';
import type { DebitOrder } from '#contract/staff-debits';
import type { Db, Trx } from '../../platform/db.ts';
import { bothWays, inOrder, isBehind, type Keyset, type KeysetPage, keyText } from '../../platform/keyset.ts';
import { isWaitingForManualRefund } from '../refunds/queries.ts';
import { type DebitRow, leftToCollect } from './queries.ts';

/** Contains no data about the member. `amount` is in cents. */
type ListedDebit = {
  reference: string;
  payment: string;
  state: string;
  amount: number;
  agreed_at: Date;
  day: string;
  batch: string | null;
  reason: string | null;
};

/** `id` is that of the payment. */
export const debitKeysets: Record<DebitOrder, Keyset> = bothWays('agreed', {
  ...{ key: sql.ref('direct_debits.agreed_at'), id: sql.ref('payment_id'), type: 'timestamptz' },
});

export async function selectSiteDebits(
  db: Db,
  siteId: number,
  { keyset, after, limit }: KeysetPage,
): Promise<(ListedDebit & { id: string; cursor_key: string })[]> {
  const { rows } = await sql<ListedDebit & { id: string; cursor_key: string }>`
    select mandate_reference as reference, payment_id as payment, direct_debits.state, coalesce(collected_amount, ${leftToCollect}) as amount,
      collect_on as day, batch_id as batch, return_reason as reason, agreed_at, payment_id as id,
      ${keyText(keyset)} as cursor_key
    from direct_debits join payments on payments.id = payment_id
    where direct_debits.site_id = ${siteId} and direct_debits.state <> 'waiting' and ${isBehind(keyset, after)}
    order by ${inOrder(keyset)} limit ${limit}`.execute(db);
  return rows;
}

/** How many debits are due, and what is left to collect of them, in cents. */
export async function selectDueSum(db: Db, siteId: number): Promise<{ debits: number; amount: number }> {
  const { rows } = await sql<{ debits: number; amount: number }>`
    select count(*)::int as debits, coalesce(sum(${leftToCollect}), 0)::float8 as amount
    from direct_debits join payments on payments.id = payment_id
    where direct_debits.site_id = ${siteId} and direct_debits.state = 'due'`.execute(db);
  return rows[0] ?? { debits: 0, amount: 0 };
}

/** `left` is what is left to collect, in cents. */
type DueDebit = Pick<DebitRow, 'payment_id' | 'mandate_reference' | 'encrypted_details' | 'collect_on'> & {
  left: number;
};

/**
 * Locks due debits, so that no parallel export or refund changes them.
 * @spec 5.8
 */
export async function lockDueDebits(db: Trx, siteId: number): Promise<DueDebit[]> {
  // Locks payments before debits, as refunds do, to prevent deadlocks.
  await sql`
    select from payments where id in (
      select payment_id from direct_debits where site_id = ${siteId} and state = 'due')
    order by id for update`.execute(db);
  await sql`
    select from direct_debits where site_id = ${siteId} and state = 'due'
    order by payment_id for update`.execute(db);
  const { rows } = await sql<DueDebit>`
    select payment_id, mandate_reference, encrypted_details, collect_on, ${leftToCollect} as left
    from direct_debits join payments on payments.id = payment_id
    where direct_debits.site_id = ${siteId} and direct_debits.state = 'due'
    order by payment_id`.execute(db);
  return rows;
}

/** Open debits are due or exported: the bank has not paid yet. */
export const selectOpenDebits = (db: Db, siteId: number) =>
  db
    .selectFrom('direct_debits')
    .select(['payment_id', 'mandate_reference', 'encrypted_details'])
    .where('site_id', '=', siteId)
    .where('state', 'in', ['due', 'exported'])
    .orderBy('payment_id')
    .execute();

export const insertDebitBatch = (
  db: Trx,
  batch: { site_id: number; debits: number; amount: number; created_at: Date },
): Promise<{ id: string }> =>
  db.insertInto('debit_batches').values(batch).returning('id').executeTakeFirstOrThrow();

export async function markDebitExported(
  db: Trx,
  payment: string,
  change: { batch_id: string; collected_amount: number; collect_on: string },
): Promise<void> {
  await db
    .updateTable('direct_debits')
    .set({ ...change, state: 'exported' })
    .where('payment_id', '=', payment)
    .execute();
}

export async function markDebitsReleased(db: Trx, payments: string[]): Promise<void> {
  await db
    .updateTable('direct_debits')
    .set({ state: 'released' })
    .where('payment_id', 'in', payments)
    .execute();
}

/** The debits have a fixed order, so that the collection file is always identical. */
export async function selectDebitBatch(db: Db, siteId: number, id: string) {
  const batch = await db
    .selectFrom('debit_batches')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  const debits = await db
    .selectFrom('direct_debits')
    .innerJoin('payments', 'payments.id', 'direct_debits.payment_id')
    .select(['direct_debits.payment_id', 'encrypted_details', 'mandate_reference', 'agreed_at', 'collect_on'])
    .select(['collected_amount', 'payments.statement', 'payments.receipt_number'])
    .where('batch_id', '=', id)
    .orderBy('direct_debits.payment_id')
    .execute();
  return batch && { ...batch, list: debits };
}

export async function markDebitsCollected(
  db: Trx,
  siteId: number,
  batch: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('direct_debits')
    .set({ state: 'collected', collected_at: now })
    .where('batch_id', '=', batch)
    .where('site_id', '=', siteId)
    .where('state', '=', 'exported')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const lockDebitByMandate = (
  db: Trx,
  siteId: number,
  reference: string,
): Promise<DebitRow | undefined> =>
  db
    .selectFrom('direct_debits')
    .selectAll()
    .where('mandate_reference', '=', reference)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();

export async function markDebitReturned(
  db: Trx,
  payment: string,
  change: { returned_at: Date; return_reason: string; blocked_until: Date | null },
): Promise<void> {
  await db
    .updateTable('direct_debits')
    .set({ ...change, state: 'returned' })
    .where('payment_id', '=', payment)
    .execute();
}

export async function selectManualRefunds(db: Db, siteId: number) {
  const { rows } = await sql<{
    refund: string;
    payment_id: string;
    encrypted_details: Buffer;
    amount: number;
    mandate_reference: string;
  }>`
    select refunds.id as refund, direct_debits.payment_id, encrypted_details, refunds.amount, mandate_reference
    from refunds join direct_debits on direct_debits.payment_id = refunds.payment_id
    where ${isWaitingForManualRefund} and site_id = ${siteId}
    order by refunds.requested_at`.execute(db);
  return rows;
}

export async function isManualRefund(db: Db, siteId: number, refund: string): Promise<boolean> {
  return (await selectManualRefunds(db, siteId)).some(waiting => waiting.refund === refund);
}

/** The latest 50. A batch is collected once the bank has paid or returned all its debits. */
export async function selectBatches(db: Db, siteId: number) {
  const { rows } = await sql<{
    id: string;
    debits: number;
    amount: number;
    created_at: Date;
    is_collected: boolean;
  }>`
    select id, debits, amount::float8 as amount, created_at, not exists (
      select from direct_debits where batch_id = debit_batches.id and state = 'exported') as is_collected
    from debit_batches where site_id = ${siteId} order by created_at desc, id desc limit 50`.execute(db);
  return rows;
}

/** Maps refunds to the accounts of the buyers, without the erased ones. */
export async function selectBuyersOf(db: Db, refunds: readonly string[]): Promise<Map<string, string>> {
  if (refunds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'payments.account_id'])
    .where('refunds.id', 'in', refunds)
    .execute();
  return new Map(rows.flatMap(({ id, account_id }) => (account_id ? [[id, account_id] as const] : [])));
}

/** The accounts whose debits are in a batch, without the erased ones. */
export async function selectHoldersIn(db: Db, siteId: number, batch: string): Promise<string[]> {
  const rows = await db
    .selectFrom('direct_debits')
    .select('account_id')
    .where('batch_id', '=', batch)
    .where('site_id', '=', siteId)
    .where('account_id', 'is not', null)
    .orderBy('payment_id')
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

type DebitOfMandate = { payment: string; state: string; amount: number };

/** `amount` is what the bank collected, in cents. Mandates of another site are left out. */
export async function selectDebitsByMandate(
  db: Db,
  siteId: number,
  mandates: readonly string[],
): Promise<Map<string, DebitOfMandate>> {
  const rows = await db
    .selectFrom('direct_debits')
    .select(['mandate_reference', 'payment_id as payment', 'state', 'collected_amount as amount'])
    .where('site_id', '=', siteId)
    .where('mandate_reference', '=', sql<string>`any(${mandates}::text[])`)
    .execute();
  return new Map(
    rows.map(({ mandate_reference: mandate, amount, ...debit }) => [
      mandate,
      { ...debit, amount: amount ?? 0 },
    ]),
  );
}
