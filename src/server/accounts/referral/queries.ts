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
