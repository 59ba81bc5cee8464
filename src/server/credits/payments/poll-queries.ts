import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { PaymentRow } from './queries.ts';

/** Takes payments whose provider is to be asked, the longest waiting first, and has them asked again at `nextAt` if nothing is heard. */
export async function claimPaymentsToPoll(db: Db, now: Date, limit: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set asked_at = ${now}, ask_at = ${now}::timestamptz
      + least(greatest((${now}::timestamptz - created_at) / 4, interval '15 seconds'), interval '6 hours')
    where id in (
      select id from payments where ask_at <= ${now} order by ask_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/**
 * Takes the right to ask about one payment now, unless somebody did since `since`: one that is still asked for, or that came to nothing
 * within the last hour at a provider who knows it and did not take another amount for it: at that a person looks.
 */
export async function claimPaymentToPoll(
  db: Db,
  id: string,
  now: Date,
  since: Date,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    update payments set asked_at = ${now}
    where id = ${id} and (asked_at is null or asked_at <= ${since})
      and (ask_at is not null or (completed_at is null and provider <> 'direct_debit' and provider_reference is not null
        and failure is distinct from 'amount_differs' and exists (select from payment_events
          where payment_id = payments.id and at > ${now}::timestamptz - interval '1 hour')))
    returning *`.execute(db);
  return rows[0];
}

/** Nothing is left to be asked about a payment. */
export async function stopPolling(db: Db, id: string): Promise<void> {
  await db.updateTable('payments').set({ ask_at: null }).where('id', '=', id).execute();
}
