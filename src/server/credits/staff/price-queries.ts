import { type Insertable, type Selectable, sql } from 'kysely';
import type { BundleChanges, PriceRequests } from '#db/schema';
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

/**
 * What a bundle cost since `since`, and before it was last ended. The changes of the price list are few.
 * @returns prices in minor units
 */
export async function selectFormerPrices(
  db: Db,
  siteId: number,
  { currency, credits, since }: { currency: string; credits: number; since: Date },
): Promise<number[]> {
  const { rows } = await sql<{ price: number }>`
    with changes as (
      select id, old_price, new_price, changed_at from bundle_changes
      where site_id = ${siteId} and currency = ${currency} and credits = ${credits})
    select old_price as price from changes where changed_at > ${since} and old_price is not null
    union select new_price from changes where changed_at > ${since} and new_price is not null
    union (select old_price from changes where old_price is not null order by changed_at desc, id desc limit 1)`.execute(
    db,
  );
  return rows.map(({ price }) => price);
}

/** @returns its id */
export async function insertPriceRequest(db: Trx, request: Insertable<PriceRequests>): Promise<string> {
  const { id } = await db
    .insertInto('price_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Undefined for an unknown id, or an id of another site. */
export const lockPriceRequest = (
  db: Trx,
  siteId: number,
  id: string,
): Promise<Selectable<PriceRequests> | undefined> =>
  db
    .selectFrom('price_requests')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();

export async function markPriceDecided(
  db: Trx,
  id: string,
  decision: { state: 'applied' | 'refused'; decided_by: string | null; decided_at: Date },
): Promise<void> {
  await db.updateTable('price_requests').set(decision).where('id', '=', id).execute();
}

/** The oldest first. */
export const selectWaitingPrices = (db: Db, siteId: number) =>
  db
    .selectFrom('price_requests as request')
    .leftJoin('staff', 'staff.id', 'request.asked_by')
    .select(['request.id', 'currency', 'credits', 'shown', 'price', 'asked_by', 'asked_at'])
    .select('staff.name as asker')
    .where('request.site_id', '=', siteId)
    .where('request.state', '=', 'waiting')
    .orderBy('asked_at')
    .orderBy('request.id')
    .limit(200)
    .execute();
