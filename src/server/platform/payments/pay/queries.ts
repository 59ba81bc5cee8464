import type { Db } from '../../db.ts';

type PayRefundRow = { refund: string; reference: string; amount: number; asked_at: Date };

/** Notes a refund before it is asked for. @returns whether it is a new one */
export async function insertPayRefund(db: Db, asked: PayRefundRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pay_refunds')
    .values(asked)
    .onConflict(conflict => conflict.column('refund').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The refunds that were asked for of an order. */
export const selectPayRefunds = (db: Db, reference: string) =>
  db.selectFrom('pay_refunds').selectAll().where('reference', '=', reference).execute();

/** Notes that a refund was taken, and as what. */
export async function updatePayRefundAnswer(db: Db, refund: string, answer: string): Promise<void> {
  await db.updateTable('pay_refunds').set({ answer }).where('refund', '=', refund).execute();
}

export async function updatePayRefundAskedAt(db: Db, refund: string, now: Date): Promise<void> {
  await db.updateTable('pay_refunds').set({ asked_at: now }).where('refund', '=', refund).execute();
}

/** Forgets that a refund was asked for: it was refused, and may be asked for anew. */
export async function deletePayRefund(db: Db, refund: string): Promise<void> {
  await db.deleteFrom('pay_refunds').where('refund', '=', refund).execute();
}
