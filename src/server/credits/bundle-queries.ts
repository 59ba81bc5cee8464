import type { Currency } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { prepared } from '../platform/prepared-statements.ts';

/** `price` is in minor units. */
export type BundleRow = { id: string; currency: string; credits: number; price: number };

/** @spec D2.12 */
export const selectBundles = (db: Db, siteId: number, currency: Currency): Promise<BundleRow[]> =>
  db
    .selectFrom('bundles')
    .select(['id', 'currency', 'credits', 'price'])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .orderBy('credits')
    .modifyEnd(prepared)
    .execute();

export const selectBundle = (db: Db, siteId: number, id: string): Promise<BundleRow | undefined> =>
  db
    .selectFrom('bundles')
    .select(['id', 'currency', 'credits', 'price'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Maps payment ids to bundle ids, without bundles that are no longer sold. */
export async function selectBundlesOfPayments(
  db: Db,
  payments: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('bundles', join =>
      join
        .onRef('bundles.site_id', '=', 'payments.site_id')
        .onRef('bundles.currency', '=', 'payments.currency')
        .onRef('bundles.credits', '=', 'payments.credits'),
    )
    .select(['payments.id as payment', 'bundles.id'])
    .where('payments.id', 'in', payments)
    .execute();
  return new Map(rows.map(({ payment, id }) => [payment, id]));
}

export const selectBundleOfPayment = async (db: Db, { id }: { id: string }): Promise<string | undefined> =>
  (await selectBundlesOfPayments(db, [id])).get(id);

export const selectPriceLists = (db: Db, siteId: number): Promise<Omit<BundleRow, 'id'>[]> =>
  db
    .selectFrom('bundles')
    .select(['currency', 'credits', 'price'])
    .where('site_id', '=', siteId)
    .modifyEnd(prepared)
    .execute();

export async function upsertBundle(
  db: Db,
  bundle: Omit<BundleRow, 'id'> & { site_id: number },
): Promise<string> {
  const { id } = await db
    .insertInto('bundles')
    .values(bundle)
    .onConflict(conflict =>
      conflict.columns(['site_id', 'currency', 'credits']).doUpdateSet({ price: bundle.price }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteOtherBundles(db: Db, siteId: number, ids: string[]): Promise<void> {
  await db
    .deleteFrom('bundles')
    .where('site_id', '=', siteId)
    .$if(ids.length > 0, query => query.where('id', 'not in', ids))
    .execute();
}
