import type { SignupLanding } from '#contract/landers';
import type { Tx } from '../../platform/transact.ts';
import { selectCampaign, updatePurchaseCounted, upsertLanding } from './queries.ts';

/** Texts are empty without a campaign or variant. */
export type StoredLanding = Pick<SignupLanding, 'lander'> & { campaign: string; variant: string };

export type CampaignOfAccount = { siteId: number; lander: string; campaign: string; variant: string };

/**
 * Stores from which landing page the new member came.
 * @spec 3.13
 */
export const storeLanding = (tx: Tx, accountId: string, landing: StoredLanding): Promise<void> =>
  upsertLanding(tx.db, { accountId, ...landing, now: tx.now });

/**
 * Undefined if the member did not come by a campaign.
 * @spec 3.13
 */
export const campaignOfAccount = (tx: Tx, accountId: string): Promise<CampaignOfAccount | undefined> =>
  selectCampaign(tx.db, accountId);

/**
 * Marks that the first purchase of a member who came by a campaign is counted.
 * @returns undefined if it was counted before, or if the member did not come by a campaign
 * @spec 3.13
 */
export async function markPurchaseCounted(tx: Tx, accountId: string): Promise<CampaignOfAccount | undefined> {
  const isFirst = await updatePurchaseCounted(tx.db, accountId);
  return isFirst ? selectCampaign(tx.db, accountId) : undefined;
}
