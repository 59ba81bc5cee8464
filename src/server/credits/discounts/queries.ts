import { type Insertable, type Selectable, sql } from 'kysely';
import type { DeleteDiscounts, DiscountCodes } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

export type DiscountCodeRow = Selectable<DiscountCodes>;

/** @spec 3.7 */
export const selectActiveCodes = (
  db: Db,
  accountId: string,
  now: Date,
  { includeDeleteDiscount = true } = {},
): Promise<DiscountCodeRow[]> =>
  db
    .selectFrom('discount_codes')
    .selectAll()
    .where('user_id', '=', accountId)
    .where('status', '=', 'active')
    .where(sql<boolean>`(expires is null or expires > ${now})`)
    .where(sql<boolean>`(validity = 'unlimited' or not exists (
      select from redemptions
      where redemptions.account_id = discount_codes.user_id and redemptions.code = discount_codes.code and state <> 'released'))`)
    .$if(!includeDeleteDiscount, query =>
      query.where(sql<boolean>`not exists (select from delete_discounts where code_id = discount_codes.id)`),
    )
    .orderBy('value_percentage', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();

/** If the code is valid only once, a use by any member counts. */
export async function hasRedeemed(
  db: Db,
  {
    accountId,
    siteId,
    code,
    validity,
  }: { accountId: string; siteId: number; code: string; validity: string },
  { includeHeld = true } = {},
): Promise<boolean> {
  if (validity === 'unlimited') return false;
  const row = await db
    .selectFrom('redemptions')
    .select('payment_id')
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .where('state', 'in', includeHeld ? ['held', 'used'] : ['used'])
    .$if(validity === 'once-per-user', query => query.where('account_id', '=', accountId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** `isFirstOfMailbox` requires a confirmed address and a mailbox without an account with free credits before it. */
export const selectSignup = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('free_credit_decisions', 'free_credit_decisions.account_id', 'accounts.id')
    .select([
      'signed_up_at as at',
      sql<boolean>`status <> 'not_confirmed' and granted is not false`.as('isFirstOfMailbox'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

export const selectDiscountCode = (
  db: Db,
  filter: { siteId: number; code: string; accountId: string | null; now: Date },
): Promise<DiscountCodeRow | undefined> =>
  db
    .selectFrom('discount_codes')
    .selectAll()
    .where('site_id', '=', filter.siteId)
    .where('code', '=', filter.code)
    .where(sql<boolean>`(user_id is null or user_id = ${filter.accountId})`)
    .where(sql<boolean>`(expires is null or expires > ${filter.now})`)
    .executeTakeFirst();

export const insertDiscountCode = (db: Db, code: Insertable<DiscountCodes>): Promise<DiscountCodeRow> =>
  db.insertInto('discount_codes').values(code).returningAll().executeTakeFirstOrThrow();

export const selectDiscountCodeById = (db: Db, id: string): Promise<DiscountCodeRow> =>
  db.selectFrom('discount_codes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function insertDeleteDiscount(
  db: Db,
  offer: { accountId: string; percentage: number; now: Date },
): Promise<void> {
  const { accountId, percentage, now } = offer;
  await db
    .insertInto('delete_discounts')
    .values({ account_id: accountId, percentage, offered_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export type DeleteDiscountRow = Selectable<DeleteDiscounts>;

export const selectDeleteDiscount = (db: Db, accountId: string): Promise<DeleteDiscountRow | undefined> =>
  db.selectFrom('delete_discounts').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const lockDeleteDiscount = (db: Trx, accountId: string): Promise<DeleteDiscountRow | undefined> =>
  db
    .selectFrom('delete_discounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

export async function updateDeleteDiscount(
  db: Trx,
  accountId: string,
  answer: { code_id: string } | { declined_at: Date },
): Promise<void> {
  await db.updateTable('delete_discounts').set(answer).where('account_id', '=', accountId).execute();
}
