import type { Db, Trx } from '../../platform/db.ts';

export type Redemption = {
  payment: string;
  siteId: number;
  accountId: string;
  code: string;
  validity: string;
  at: Date;
};

/** Holds a code. @returns false where it is held or was used already; the database's unique indexes decide */
export async function insertRedemption(db: Trx, redemption: Redemption): Promise<boolean> {
  const row = await db
    .insertInto('redemptions')
    .values({
      payment_id: redemption.payment,
      site_id: redemption.siteId,
      account_id: redemption.accountId,
      code: redemption.code,
      validity: redemption.validity,
      at: redemption.at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was held is used, or free again. A payment that completed after all keeps the discount it was made with. */
export const updateRedemption = (db: Trx, payment: string, state: 'used' | 'released', at: Date) =>
  db
    .updateTable('redemptions')
    .set({ state, at })
    .where('payment_id', '=', payment)
    .where('state', '=', 'held')
    .returning(['site_id', 'code', 'validity'])
    .executeTakeFirst();

/** A code that serves once has served. */
export async function markCodeUsed(
  db: Trx,
  { site_id, code }: { site_id: number; code: string },
): Promise<void> {
  await db
    .updateTable('discount_codes')
    .set({ status: 'used' })
    .where('site_id', '=', site_id)
    .where('code', '=', code)
    .execute();
}

/** The code a payment was made with; undefined where it was made without. */
export async function codeOf(db: Db, payment: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redemptions')
    .select('code')
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  return row?.code;
}
