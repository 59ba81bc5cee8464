import { type Insertable, sql } from 'kysely';
import type { Redemptions } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

type RedeemedCode = { site_id: number; code: string; validity: string };

/** @spec 3.7 */
export const selectRedeemedCode = (db: Db, payment: string): Promise<RedeemedCode | undefined> =>
  db
    .selectFrom('redemptions')
    .select(['site_id', 'code', 'validity'])
    .where('payment_id', '=', payment)
    .executeTakeFirst();

/** Codes for repeated use need no lock, because `lockBuyer` makes the member's orders wait. */
export async function lockDiscountCode(db: Trx, { site_id, code, validity }: RedeemedCode): Promise<void> {
  if (validity !== 'once') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${site_id} ${code}`}, 0))`.execute(db);
}

/** @returns false if the code is already held or used */
export async function insertRedemption(db: Trx, redemption: Insertable<Redemptions>): Promise<boolean> {
  const row = await db
    .insertInto('redemptions')
    .values(redemption)
    .onConflict(conflict => conflict.doNothing())
    .returning('payment_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseRedemption(db: Trx, payment: string, at: Date): Promise<void> {
  await db
    .updateTable('redemptions')
    .set({ state: 'released', state_changed_at: at })
    .where('payment_id', '=', payment)
    .where('state', '=', 'held')
    .execute();
}

/**
 * Marks a released code only if no other payment has taken the code meanwhile.
 * @returns whether the code is used
 */
export async function markRedemptionUsed(db: Trx, payment: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update redemptions mine set state = 'used', state_changed_at = ${at}
    where payment_id = ${payment} and (state = 'held' or state = 'released' and not exists (
      select from redemptions other
      where other.site_id = mine.site_id and other.code = mine.code and other.state <> 'released'
        and (other.account_id = mine.account_id or mine.validity = 'once') and mine.validity <> 'unlimited'))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function markDiscountCodeUsed(
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

export async function selectCodesOfPayments(
  db: Db,
  payments: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('redemptions')
    .select(['payment_id', 'code'])
    .where('payment_id', 'in', payments)
    .execute();
  return new Map(rows.map(({ payment_id, code }) => [payment_id, code]));
}
