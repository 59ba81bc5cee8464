import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CountryCode } from '#contract/countries';
import { id } from '#contract/fields';
import type { PaymentEvents, Payments } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import { isOpenPaymentSql } from './open-payment-sql.ts';

export type PaymentRow = Selectable<Payments>;

/**
 * Makes a buyer's orders run one after another.
 * @spec 4.9
 */
export async function lockBuyer(db: Trx, accountId: string): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function countOpenPayments(db: Db, accountId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where(isOpenPaymentSql(now))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertPayment = (db: Trx, payment: Insertable<Payments>): Promise<PaymentRow> =>
  db.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();

/** A cancelled payment also gets `next_poll_at`, because `pollProviders` cancels it at the provider. */
export async function persistProviderReference(
  db: Db,
  id: string,
  { reference, redirectUrl = null }: { reference: string; redirectUrl?: string | null },
  nextPollAt: Date,
): Promise<void> {
  await sql`
    update payments set provider_reference = ${reference}, checkout_url = ${redirectUrl},
      next_poll_at = case when completed_at is null then ${nextPollAt}::timestamptz end
    where id = ${id} and provider_reference is null`.execute(db);
}

export const selectOwnPayment = (db: Db, accountId: string, id: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export const selectPaymentByKey = (db: Db, accountId: string, key: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('order_key', '=', key)
    .executeTakeFirst();

/** Uses our payment id only if no provider reference is stored yet. */
export async function selectReportedPayment(
  db: Db,
  report: { provider: string; reference: string; payment: string | null },
): Promise<PaymentRow | undefined> {
  // The payment id in a report is untrusted: anything but a uuid is ignored.
  const payment = id.safeParse(report.payment).data ?? null;
  const { rows } = await sql<PaymentRow>`
    select * from payments
    where provider = ${report.provider}
      and (provider_reference = ${report.reference} or (id = ${payment}::uuid and provider_reference is null))`.execute(
    db,
  );
  return rows[0];
}

/** Locks the buyer before the payment, as orders and deletions do, to prevent deadlocks. */
export async function lockPaymentById(db: Trx, id: string): Promise<PaymentRow | undefined> {
  const payments = db.selectFrom('payments').where('id', '=', id);
  const owner = await payments.select('account_id').executeTakeFirst();
  if (owner?.account_id)
    await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', owner.account_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
  return payments.selectAll().forNoKeyUpdate().executeTakeFirst();
}

export async function updatePayment(db: Trx, id: string, change: Updateable<Payments>): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Receipt numbers must have no gaps, so other purchases wait for this transaction. */
export async function nextReceiptNumber(db: Trx, siteId: number): Promise<number> {
  const { last } = await db
    .insertInto('receipt_counters')
    .values({ site_id: siteId, last: 1 })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet({ last: sql`receipt_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Lock the payment first. An unchanged polled state is not stored again.
 * @returns false if the provider event is already stored
 */
export async function insertPaymentEvent(db: Trx, event: Insertable<PaymentEvents>): Promise<boolean> {
  if (
    event.source === 'status' &&
    (await selectLastReportedState(db, event.payment_id)) === event.reported_state
  )
    return true;
  const row = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict(conflict => conflict.columns(['payment_id', 'provider_event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function selectLastReportedState(db: Db, payment: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('payment_events')
    .select('reported_state')
    .where('payment_id', '=', payment)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.reported_state;
}

/** Ignores purchases that were fully refunded or charged back. */
export const selectLastPurchase = (db: Db, accountId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'completed')
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function selectRecentRepeatOrder(
  db: Db,
  accountId: string,
  { credits, currency, method }: Pick<PaymentRow, 'credits' | 'currency' | 'method'>,
  since: Date,
): Promise<string | undefined> {
  const repeat = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_repeat', '=', true)
    .where('credits', '=', credits)
    .where('currency', '=', currency)
    .where('method', '=', method)
    .where('state', 'in', ['pending', 'completed'])
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return repeat?.id;
}

/** @spec 3.10 */
export async function selectPayerCountry(db: Db, accountId: string): Promise<CountryCode | undefined> {
  const row = await db
    .selectFrom('payers')
    .select('country')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.country as CountryCode | undefined;
}

export async function upsertPayerCountry(db: Db, accountId: string, country: CountryCode): Promise<void> {
  await db
    .insertInto('payers')
    .values({ account_id: accountId, country })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ country }))
    .execute();
}

/** @spec 4.9 */
export async function claimPaymentsToPoll(db: Db, now: Date, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set last_polled_at = ${now}, next_poll_at = ${now}::timestamptz
      + least(greatest((${now}::timestamptz - created_at) / 4, interval '15 seconds'), interval '6 hours')
    where id in (
      select id from payments where next_poll_at <= ${now} order by next_poll_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** A payment without a scheduled poll needs an event within the last hour. */
export async function claimPaymentToPoll(
  db: Db,
  id: string,
  now: Date,
  since: Date,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments set last_polled_at = ${now}
    where id = ${id} and (last_polled_at is null or last_polled_at <= ${since})
      and (next_poll_at is not null or (completed_at is null and provider <> 'direct_debit' and provider_reference is not null
        and failure is distinct from 'amount_differs' and exists (select from payment_events
          where payment_id = payments.id and recorded_at > ${now}::timestamptz - interval '1 hour')))
    returning *`.execute(db);
  return rows[0];
}

export async function stopPolling(db: Db, id: string): Promise<void> {
  await db.updateTable('payments').set({ next_poll_at: null }).where('id', '=', id).execute();
}
