import { type RawBuilder, sql } from 'kysely';
import { id as uuid } from '#contract/fields';
import type { PaymentOrder } from '#contract/staff-payments';
import type { Db } from '../../platform/db.ts';
import { bothWays, inOrder, isBehind, type Keyset, type KeysetPage, keyText } from '../../platform/keyset.ts';
import type { PaymentRow } from '../payments/queries.ts';
import { isWithin, type Period } from './period-sql.ts';

export type PaymentFilter = Period & {
  siteId: number;
  state?: string | undefined;
  method?: string | undefined;
  country?: string | undefined;
  amount?: number | undefined;
  find?: string | undefined;
  /** The payments of one member only. */
  accountId?: string | undefined;
};

const id = sql.ref('payments.id');

/** Each order is read from an index of its own. */
export const paymentKeysets: Record<PaymentOrder, Keyset> = {
  ...bothWays('time', { key: sql.ref('payments.created_at'), id, type: 'timestamptz' }),
  ...bothWays('amount', { key: sql.ref('payments.amount'), id, type: 'integer' }),
};

/** `refunded` is the sum of all refunds in minor units. */
export type SitePaymentRow = PaymentRow & { refunded: number };
export type ListedPaymentRow = SitePaymentRow & { cursor_key: string };
/** `member` is the profile of the buyer; null after the erasure of the account. */
export type SitePayment = SitePaymentRow & { code: string | null; member: string | null };

const withRefunds = sql`payments.*,
  (select coalesce(sum(refunds.amount), 0)::int from refunds where payment_id = payments.id) as refunded`;

/** @spec D5.10 */
export async function selectSitePayments(
  db: Db,
  filter: PaymentFilter,
  { keyset, after, limit }: KeysetPage,
): Promise<ListedPaymentRow[]> {
  const conditions = [
    sql`payments.site_id = ${filter.siteId}`,
    isWithin(sql`payments.created_at`, filter),
    ...(filter.state ? [sql`payments.state = ${filter.state}`] : []),
    ...(filter.method ? [sql`payments.method = ${filter.method}`] : []),
    ...(filter.country ? [sql`payments.country = ${filter.country}`] : []),
    ...(filter.amount ? [sql`payments.amount = ${filter.amount}`] : []),
    ...(filter.find ? [isFound(filter.find)] : []),
    ...(filter.accountId ? [sql`payments.account_id = ${filter.accountId}`] : []),
    isBehind(keyset, after),
  ];
  const { rows } = await sql<ListedPaymentRow>`
    select ${withRefunds}, ${keyText(keyset)} as cursor_key from payments
    where ${sql.join(conditions, sql` and `)} order by ${inOrder(keyset)} limit ${limit}`.execute(db);
  return rows;
}

function isFound(typed: string): RawBuilder<unknown> {
  if (uuid.safeParse(typed).success)
    return sql`payments.id in (
      select ${typed}::uuid union all select payment_id from refunds where refunds.id = ${typed}::uuid)`;
  if (/^\d{1,9}$/.test(typed)) return sql`payments.receipt_number = ${Number(typed)}`;
  if (/^M\d{12}$/.test(typed))
    return sql`payments.id = (select payment_id from direct_debits where mandate_reference = ${typed})`;
  return sql`payments.provider in ('sandbox', 'pay') and payments.provider_reference = ${typed}`;
}

/** Undefined for an unknown id, or an id of another site. */
export async function selectSitePayment(
  db: Db,
  siteId: number,
  id: string,
): Promise<SitePayment | undefined> {
  const { rows } = await sql<SitePayment>`
    select (select code from redemptions where payment_id = payments.id) as code, profiles.id as member, ${withRefunds}
    from payments left join profiles on profiles.account_id = payments.account_id
    where payments.id = ${id} and payments.site_id = ${siteId}`.execute(db);
  return rows[0];
}

export const selectPaymentEvents = (db: Db, payment: string) =>
  db
    .selectFrom('payment_events')
    .select(['reported_state as state', 'source', 'recorded_at'])
    .where('payment_id', '=', payment)
    .orderBy('recorded_at')
    .orderBy('id')
    .limit(200)
    .execute();

export const selectRefundsOfPayment = (db: Db, payment: string) =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();

export type PaymentLedgerRow = { id: string; contra: string; lot: string; amount: number; created_at: Date };

/** What the payment and its refunds changed. The conditions on `contra` are those of the indexes. */
export async function selectLedgerOfPayment(db: Db, payment: string): Promise<PaymentLedgerRow[]> {
  const { rows } = await sql<PaymentLedgerRow>`
    select id, contra, lot, amount, created_at from (
      select * from ledger_entries where reference = ${payment} and contra = 'sales'
      union all select * from ledger_entries where reference = ${payment} and contra = 'debts'
      union all select * from ledger_entries where contra in ('refunds', 'chargebacks')
        and reference in (select id from refunds where payment_id = ${payment})) entries
    order by created_at, id`.execute(db);
  return rows;
}

export const selectMandateOfPayment = (db: Db, payment: string) =>
  db
    .selectFrom('direct_debits')
    .select(['mandate_reference as reference', 'state', 'iban_end', 'payment_id', 'encrypted_details'])
    .where('payment_id', '=', payment)
    .where('state', '<>', 'waiting')
    .executeTakeFirst();

/** @returns the account; null after its erasure; undefined for an unknown payment, or one of another site */
export async function selectBuyer(
  db: Db,
  siteId: number,
  payment: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('account_id')
    .where('id', '=', payment)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row?.account_id;
}

/** The latest first, without those that the member never confirmed. */
export const selectMandatesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('direct_debits')
    .select(['payment_id', 'mandate_reference', 'state', 'agreed_at', 'created_at', 'encrypted_details'])
    .select('blocked_until')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'waiting')
    .orderBy('created_at', 'desc')
    .orderBy('payment_id')
    .limit(100)
    .execute();
