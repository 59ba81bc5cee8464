import { type Insertable, sql } from 'kysely';
import type { DiscountOrder } from '#contract/staff-prices';
import type { DiscountCodes } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

type DiscountFilter = {
  siteId: number;
  status: string | undefined;
  code: string | undefined;
};

const id = sql.ref('discount.id');

export const discountKeysets: Record<DiscountOrder, Keyset> = {
  ...bothWays('made', { key: sql.ref('discount.created_at'), id, type: 'timestamptz' }),
  ...bothWays('code', { key: sql.ref('discount.code'), id, type: 'text' }),
};

/** `used` counts the payments that used the code. */
export const selectSiteDiscounts = (
  db: Db,
  { siteId, status, code }: DiscountFilter,
  { keyset, after, limit }: KeysetPage,
) =>
  db
    .selectFrom('discount_codes as discount')
    .leftJoin('profiles', 'profiles.account_id', 'discount.user_id')
    .selectAll('discount')
    .select(['profiles.id as member', keyText(keyset).as('cursor_key')])
    .select(({ selectFrom }) =>
      selectFrom('redemptions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('redemptions.site_id', '=', 'discount.site_id')
        .whereRef('redemptions.code', '=', 'discount.code')
        .where('redemptions.state', '=', 'used')
        .as('used'),
    )
    .where('discount.site_id', '=', siteId)
    .$if(status !== undefined, query => query.where('discount.status', '=', status ?? ''))
    .$if(code !== undefined, query => query.where('discount.code', '=', code ?? ''))
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

/** @returns false if the site has the code already */
export async function insertNewDiscount(db: Trx, discount: Insertable<DiscountCodes>): Promise<boolean> {
  const row = await db
    .insertInto('discount_codes')
    .values(discount)
    .onConflict(conflict => conflict.columns(['site_id', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the code. Undefined for an unknown code. */
export const lockSiteDiscount = (db: Trx, siteId: number, code: string) =>
  db
    .selectFrom('discount_codes')
    .select(['id', 'status', 'user_id', 'asked_by'])
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

export async function confirmDiscount(db: Trx, id: string, staffId: string | null): Promise<void> {
  const change = { status: 'active', confirmed_by: staffId };
  await db.updateTable('discount_codes').set(change).where('id', '=', id).execute();
}

export async function withdrawDiscount(db: Trx, id: string): Promise<void> {
  await db.updateTable('discount_codes').set({ status: 'withdrawn' }).where('id', '=', id).execute();
}
