import { sql } from 'kysely';
import type { PaymentState } from '#contract/payments';
import type { Db, Trx } from '../../../platform/db.ts';
import type { WireOrder } from './wire.ts';

/** Does nothing if a row with the same `payment` id already exists. */
export async function insertSandboxPayment(
  db: Trx,
  { tell_at: webhookUrl, ...order }: WireOrder,
  { reference, now, expiresAt }: { reference: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({ ...order, webhook_url: webhookUrl, reference, created_at: now, expires_at: expiresAt })
    .onConflict(conflict => conflict.column('payment').doNothing())
    .execute();
}

const payments = (db: Db) =>
  db
    .selectFrom('sandbox_payments')
    .leftJoin('sandbox_cards', 'sandbox_cards.token', 'sandbox_payments.card')
    .selectAll('sandbox_payments')
    .select('sandbox_cards.label as card_label');

export const selectSandboxPayment = (db: Db, reference: string) =>
  payments(db).where('reference', '=', reference).executeTakeFirst();
export type SandboxPayment = NonNullable<Awaited<ReturnType<typeof selectSandboxPayment>>>;

export const selectByShopId = (db: Db, payment: string) =>
  payments(db).where('payment', '=', payment).executeTakeFirstOrThrow();

export const selectReference = (db: Db, payment: string) =>
  db.selectFrom('sandbox_payments').select('reference').where('payment', '=', payment).executeTakeFirst();

export const selectNewestPayments = (db: Db, limit: number) =>
  payments(db)
    .orderBy('sandbox_payments.created_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(limit)
    .execute();

/** The database also deletes the webhooks and refunds of the payments. */
export async function deletePaymentsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sandbox_payments').where('created_at', '<', before).execute();
  await db.deleteFrom('sandbox_cards').where('created_at', '<', before).execute();
}

/** @returns true if `from` contained the payment's previous state */
export async function updatePaymentState(
  db: Trx,
  reference: string,
  from: readonly PaymentState[],
  to: { state: PaymentState; failure: string | null; card?: string; payer?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set(to)
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const selectExpiredPayments = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('sandbox_payments')
    .select('reference')
    .where('state', '=', 'created')
    .where('expires_at', '<=', now)
    .limit(limit)
    .execute();

export async function insertSandboxCard(
  db: Trx,
  card: { token: string; label: string; payer: string; created_at: Date },
): Promise<void> {
  await db.insertInto('sandbox_cards').values(card).execute();
}

export const selectSandboxCard = (db: Db, token: string) =>
  db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst();

export async function deleteSandboxCard(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('token', '=', token).execute();
}

export const lockSandboxPayment = (db: Trx, reference: string) =>
  db
    .selectFrom('sandbox_payments')
    .select(['amount', 'currency', 'state'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();

export const selectSandboxRefund = (db: Db, refund: string) =>
  db.selectFrom('sandbox_refunds').selectAll().where('refund', '=', refund).executeTakeFirst();

/** Returns the refunded total in minor units, such as cents. */
export async function sandboxRefundedAmount(db: Db, reference: string): Promise<number> {
  const { sum } = await db
    .selectFrom('sandbox_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function insertSandboxRefund(
  db: Trx,
  refund: { refund: string; reference: string; amount: number; created_at: Date },
): Promise<void> {
  await db.insertInto('sandbox_refunds').values(refund).execute();
}

export async function insertWebhook(
  db: Trx,
  webhook: { reference: string; url: string; status: object; times: number; dueAt: Date },
): Promise<void> {
  const { reference, url, status, times, dueAt } = webhook;
  await db
    .insertInto('sandbox_webhooks')
    .values({
      ...{ reference, webhook_url: url, body: JSON.stringify(status) },
      ...{ planned_deliveries: times, due_at: dueAt },
    })
    .execute();
}

/** Claims a due webhook. No other process sends it before `leaseEnds`. */
export const claimDueWebhook = (db: Db, now: Date, leaseEnds: Date) =>
  db
    .updateTable('sandbox_webhooks')
    .set({ tries: sql`tries + 1`, due_at: leaseEnds })
    .where('event', '=', eb =>
      eb
        .selectFrom('sandbox_webhooks')
        .select('event')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** `dueAt` is null if the webhook is not sent again. */
export async function recordWebhookDelivery(
  db: Db,
  event: string,
  { deliveries, dueAt }: { deliveries: number; dueAt: Date | null },
): Promise<void> {
  await db
    .updateTable('sandbox_webhooks')
    .set({ deliveries, due_at: dueAt })
    .where('event', '=', event)
    .execute();
}
