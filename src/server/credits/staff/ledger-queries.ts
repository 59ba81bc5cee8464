import { sql } from 'kysely';
import type { LedgerOrder } from '#contract/staff-ledger';
import type { Db } from '../../platform/db.ts';
import { bothWays, inOrder, isBehind, type Keyset, type KeysetPage, keyText } from '../../platform/keyset.ts';
import { isWithin, type Period } from './period-sql.ts';

export type SiteLedgerRow = {
  id: string;
  contra: string;
  lot: string;
  amount: number;
  reference: string | null;
  created_at: Date;
  cursor_key: string;
};

export type LedgerFilter = Period & {
  siteId: number;
  kind?: string | undefined;
  reference?: string | undefined;
  /** Null for the entries of all members. */
  accountId: string | null;
};

export const ledgerKeysets: Record<LedgerOrder, Keyset> = bothWays('time', {
  ...{ key: sql.ref('created_at'), id: sql.ref('id'), type: 'timestamptz' },
});

/**
 * Entries of erased members belong to the site of their payment; without a payment, nobody knows their site.
 * @spec D5.10
 */
const isOfSite = (siteId: number) => sql`coalesce(
  (select site_id from accounts where accounts.id = entry.account_id),
  (select site_id from payments where payments.id = entry.reference),
  (select site_id from refunds join payments on payments.id = payment_id where refunds.id = entry.reference)) = ${siteId}`;

/** Each condition on `contra` is that of an index on `reference`. */
const isAbout = (reference: string) => sql`id in (
  select id from ledger_entries where reference = ${reference} and contra in ('messages', 'photos', 'gifts')
  union all select id from ledger_entries where reference = ${reference} and contra = 'returns'
  union all select id from ledger_entries where reference = ${reference} and contra = 'sales'
  union all select id from ledger_entries where reference = ${reference} and contra in ('refunds', 'chargebacks')
  union all select id from ledger_entries where reference = ${reference} and contra = 'debts'
  union all select id from ledger_entries where reference = ${reference} and contra = 'corrections')`;

export async function selectSiteLedger(
  db: Db,
  filter: LedgerFilter,
  { keyset, after, limit }: KeysetPage,
): Promise<SiteLedgerRow[]> {
  const conditions = [
    filter.accountId ? sql`account_id = ${filter.accountId}` : isOfSite(filter.siteId),
    isWithin(sql`created_at`, filter),
    ...(filter.reference ? [isAbout(filter.reference)] : []),
    ...(filter.kind ? [sql`contra = ${filter.kind}`] : []),
    isBehind(keyset, after),
  ];
  const { rows } = await sql<SiteLedgerRow>`
    select id, contra, lot, amount, reference, created_at, ${keyText(keyset)} as cursor_key from ledger_entries entry
    where ${sql.join(conditions, sql` and `)} order by ${inOrder(keyset)} limit ${limit}`.execute(db);
  return rows;
}
