import { sql } from 'kysely';
import type { Currency } from '#contract/countries';
import type { Db, Trx } from '../../platform/db.ts';

const isWaitingForProvider = sql<boolean>`refunds.state = 'requested' and payments.provider <> 'direct_debit'`;
/**
 * The operator must transfer the refund of a collected direct debit manually.
 * @spec D2.35
 */
export const isWaitingForManualRefund = sql<boolean>`refunds.state = 'requested' and direct_debits.state = 'collected'`;

export type WaitingRefund = {
  id: string;
  amount: number;
  tries: number;
  payment: string;
  currency: Currency;
  reference: string;
};

/** Schedules the next attempt now, in case sending fails. */
export async function claimRefunds(
  db: Db,
  { provider, now, dueBy, limit }: { provider: string; now: Date; dueBy: Date; limit: number },
): Promise<WaitingRefund[]> {
  const { rows } = await sql<WaitingRefund>`
    update refunds set tries = tries + 1, next_attempt_at = ${now}::timestamptz
      + least(interval '1 minute' * power(3, least(tries, 8)), interval '6 hours')
    from payments where payments.id = payment_id and refunds.id in (
      select refunds.id from refunds join payments on payments.id = payment_id
      where next_attempt_at <= ${dueBy} and refunds.state = 'requested' and provider = ${provider} and payments.provider_reference is not null
      order by next_attempt_at limit ${limit} for update of refunds skip locked)
    returning refunds.id, refunds.amount, tries, payment_id as payment, currency, payments.provider_reference as reference`.execute(
    db,
  );
  return rows;
}

/**
 * @returns the refund's payment; undefined if the refund was already marked as sent
 */
export async function markRefundSent(
  db: Trx,
  id: string,
  { reference, now }: { reference: string; now: Date },
): Promise<{ accountId: string | null; payment: string; state: string } | undefined> {
  const { rows } = await sql<{ accountId: string | null; payment: string; state: string }>`
    update refunds set state = 'done', done_at = ${now}, next_attempt_at = null, provider_reference = ${reference}
    from payments where payments.id = payment_id and refunds.id = ${id} and refunds.state = 'requested'
    returning account_id as "accountId", payment_id as payment, payments.state`.execute(db);
  return rows[0];
}

/** Of one site or of all. The refund of a direct debit waits only from the debit's collection (`collected_at`). */
export async function selectRefundBacklog(
  db: Db,
  siteId?: number,
): Promise<{ waiting: number; since: Date | null }> {
  const { rows } = await sql<{ waiting: number; since: Date | null }>`
    select count(*)::int as waiting, min(greatest(requested_at, collected_at)) as since
    from refunds join payments on payments.id = refunds.payment_id
      left join direct_debits on direct_debits.payment_id = payments.id
    where ((${isWaitingForProvider}) or (${isWaitingForManualRefund}))
      and ${siteId === undefined ? sql`true` : sql`payments.site_id = ${siteId}`}`.execute(db);
  return rows[0] ?? { waiting: 0, since: null };
}

/** Selects only refunds that a provider sends. For refunds of direct debits, see `selectManualRefunds`. */
export const selectWaitingRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.requested_at as since',
      'refunds.amount',
      'refunds.tries',
      'payments.currency',
      'payments.provider',
      'payments.provider_reference as reference',
    ])
    .where(isWaitingForProvider)
    .orderBy('refunds.requested_at')
    .limit(500)
    .execute();

export async function isProviderRefund(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('provider')
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  return row !== undefined && row.provider !== 'direct_debit';
}

/** Locks the refund, so that the second of two people finds it sent. Undefined for an unknown id. */
export async function lockRefundOfSite(
  db: Trx,
  siteId: number,
  id: string,
): Promise<{ payment: string; accountId: string | null; isWaiting: boolean } | undefined> {
  const { rows } = await sql<{ payment: string; accountId: string | null; isWaiting: boolean }>`
    select payments.id as payment, payments.account_id as "accountId", refunds.state = 'requested' and (
      payments.provider <> 'direct_debit' or exists (
        select from direct_debits where payment_id = payments.id and direct_debits.state = 'collected')) as "isWaiting"
    from refunds join payments on payments.id = refunds.payment_id
    where refunds.id = ${id} and payments.site_id = ${siteId} for update of refunds`.execute(db);
  return rows[0];
}

/** Undefined for an unknown id. */
export async function selectSiteOfRefund(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('site_id')
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  return row?.site_id;
}
