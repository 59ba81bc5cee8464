import { type Insertable, sql } from 'kysely';
import type { BundleChanges } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

/** People who change prices of the same site wait for each other. */
export async function lockPrices(db: Trx, siteId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${siteId}`}, 0))`.execute(db);
}

export const insertBundleChange = (db: Db, change: Insertable<BundleChanges>) =>
  db.insertInto('bundle_changes').values(change).execute();

/** The latest first. */
export const selectBundleChanges = (db: Db, siteId: number, limit: number) =>
  db
    .selectFrom('bundle_changes as change')
    .leftJoin('staff', 'staff.id', 'change.staff_id')
    .select(['change.currency', 'change.credits', 'old_price', 'new_price', 'changed_at', 'staff.name'])
    .where('change.site_id', '=', siteId)
    .orderBy('changed_at', 'desc')
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute();

export async function deleteBundle(
  db: Trx,
  siteId: number,
  { currency, credits }: { currency: string; credits: number },
): Promise<void> {
  await db
    .deleteFrom('bundles')
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('credits', '=', credits)
    .execute();
}
