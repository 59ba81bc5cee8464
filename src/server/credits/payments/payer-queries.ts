import type { CountryCode } from '#contract/countries';
import type { Db } from '../../platform/db.ts';

/** @spec 3.10 */
export async function selectPayerCountry(db: Db, accountId: string): Promise<CountryCode | undefined> {
  const row = await db
    .selectFrom('payers')
    .select('country')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.country as CountryCode | undefined;
}

export async function upsertPayerCountry(db: Db, accountId: string, country: CountryCode): Promise<void> {
  await db
    .insertInto('payers')
    .values({ account_id: accountId, country })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ country }))
    .execute();
}
