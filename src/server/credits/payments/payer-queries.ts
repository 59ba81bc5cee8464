import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

export async function insertPayer(
  db: Trx,
  row: { payment: string; accountId: string; siteId: number; payerHash: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('payment_payers')
    .values({
      ...{ payment_id: row.payment, account_id: row.accountId, site_id: row.siteId },
      ...{ payer_hash: row.payerHash, recorded_at: row.now },
    })
    .onConflict(conflict => conflict.column('payment_id').doNothing())
    .execute();
}

export async function deletePayersBefore(db: Db, now: Date, months: number): Promise<void> {
  await sql`
    delete from payment_payers
    where recorded_at < ${now}::timestamptz - make_interval(months => ${months}::int)`.execute(db);
}
