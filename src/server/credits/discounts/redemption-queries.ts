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

type Served = { site_id: number; code: string; validity: string };

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
 * after all keeps the discount it was made with while nobody else has it.
 */
export async function useRedemption(db: Trx, payment: string, at: Date): Promise<Served | undefined> {
  const { rows } = await sql<Served>`
    update redemptions mine set state = 'used', at = ${at}
    where payment_id = ${payment} and (state = 'held' or state = 'released' and not exists (
      select from redemptions other
      where other.site_id = mine.site_id and other.code = mine.code and other.state <> 'released'
        and (other.account_id = mine.account_id or mine.validity = 'once') and mine.validity <> 'unlimited'))
    returning site_id, code, validity`.execute(db);
  return rows[0];
}

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

/** The codes payments were made with, by payment; nothing of those that were made without. */
export async function selectCodesOf(db: Db, payments: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('redemptions')
    .select(['payment_id', 'code'])
    .where('payment_id', 'in', payments)
    .execute();
  return new Map(rows.map(({ payment_id, code }) => [payment_id, code]));
}
