import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

export type Redemption = {
  payment: string;
  siteId: number;
  accountId: string;
  code: string;
  validity: string;
  at: Date;
};

type RedeemedCode = { site_id: number; code: string; validity: string };

/** The code a payment was made with; undefined where it was made without. */
export const selectRedeemedCode = (db: Db, payment: string): Promise<RedeemedCode | undefined> =>
  db
    .selectFrom('redemptions')
    .select(['site_id', 'code', 'validity'])
    .where('payment_id', '=', payment)
    .executeTakeFirst();

/**
 * A code that serves once is one member's or another's: whoever holds it, or comes to use it when it was free again, waits for the other
 * until the transaction ends. Of other codes the lock of the member does the same.
 */
export async function lockDiscountCode(db: Trx, { site_id, code, validity }: RedeemedCode): Promise<void> {
  if (validity !== 'once') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${site_id} ${code}`}, 0))`.execute(db);
}

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

/** The code of a payment that came to nothing is free again. */
export async function releaseRedemption(db: Trx, payment: string, at: Date): Promise<void> {
  await db
    .updateTable('redemptions')
    .set({ state: 'released', at })
    .where('payment_id', '=', payment)
    .where('state', '=', 'held')
    .execute();
}

/**
 * The code of a completed payment is used; one that was free again, too, unless another payment holds it by now: a payment that is paid
 * after all keeps the discount it was made with while nobody else has it. @returns whether it is
 */
export async function markRedemptionUsed(db: Trx, payment: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update redemptions mine set state = 'used', at = ${at}
    where payment_id = ${payment} and (state = 'held' or state = 'released' and not exists (
      select from redemptions other
      where other.site_id = mine.site_id and other.code = mine.code and other.state <> 'released'
        and (other.account_id = mine.account_id or mine.validity = 'once') and mine.validity <> 'unlimited'))`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** A code that serves once has served. */
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

/** The codes payments were made with, by payment; nothing of those that were made without. */
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
