import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PaymentRow } from './queries.ts';

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
