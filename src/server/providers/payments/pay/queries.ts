import type { Db } from '../../../platform/db.ts';

type PayRefundRow = { refund: string; reference: string; amount: number; requested_at: Date };

/**
 * Call it before requesting the refund.
 * @returns whether the refund is new
 */
export async function insertPayRefund(db: Db, row: PayRefundRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pay_refunds')
    .values(row)
    .onConflict(conflict => conflict.column('refund').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const selectPayRefunds = (db: Db, reference: string) =>
  db.selectFrom('pay_refunds').selectAll().where('reference', '=', reference).execute();

export async function updatePayRefundReference(db: Db, refund: string, reference: string): Promise<void> {
  await db
    .updateTable('pay_refunds')
    .set({ provider_reference: reference })
    .where('refund', '=', refund)
    .execute();
}

export async function updatePayRefundRequestedAt(db: Db, refund: string, now: Date): Promise<void> {
  await db.updateTable('pay_refunds').set({ requested_at: now }).where('refund', '=', refund).execute();
}

/** Deletes the row of a failed request, so that a retry need not wait. */
export async function deletePayRefund(db: Db, refund: string): Promise<void> {
  await db.deleteFrom('pay_refunds').where('refund', '=', refund).execute();
}
