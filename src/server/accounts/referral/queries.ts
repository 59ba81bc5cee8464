import type { TrafficSource } from '#contract/traffic-source';
import type { Db } from '../../platform/db.ts';

/** @spec 3.13 */
export async function insertTrafficSource(
  db: Db,
  referral: { accountId: string; source: TrafficSource | null; partnerId: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('traffic_sources')
    .values({
      account_id: referral.accountId,
      partner_id: referral.partnerId,
      created_at: referral.now,
      ...referral.source,
    })
    .execute();
}

export async function upsertLanding(
  db: Db,
  row: { accountId: string; lander: string; campaign: string; variant: string; now: Date },
): Promise<void> {
  const { accountId, now, ...landing } = row;
  await db
    .insertInto('traffic_sources')
    .values({ account_id: accountId, created_at: now, ...landing })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(landing))
    .execute();
}

export const selectCampaign = (db: Db, accountId: string) =>
  db
    .selectFrom('traffic_sources')
    .innerJoin('accounts', 'accounts.id', 'traffic_sources.account_id')
    .where('account_id', '=', accountId)
    .where('campaign', '<>', '')
    .select(['accounts.site_id as siteId', 'lander', 'campaign', 'variant'])
    .executeTakeFirst();

/** Two purchases at the same time wait for each other here, and only one gets true. */
export async function updatePurchaseCounted(db: Db, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('traffic_sources')
    .set({ purchase_counted: true })
    .where('account_id', '=', accountId)
    .where('campaign', '<>', '')
    .where('purchase_counted', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
