import {
  type CampaignOfAccount,
  campaignOfAccount,
  markPurchaseCounted,
  storeLanding,
} from '../accounts/referral/landing-of-account.ts';
import type { App, Hooks } from '../app.ts';
import { dayIn } from '../platform/clock.ts';
import type { Hook } from '../platform/hooks.ts';
import type { Tx } from '../platform/transact.ts';
import { findCampaign } from './campaigns.ts';
import { incrementCount } from './count-queries.ts';

type MomentOf<H> = H extends Hook<infer Moment> ? Moment : never;

/**
 * Stores the landing page with the account, and counts the sign-up for its campaign. The page may have been open
 * when the campaign ended, so an ended one counts; an unknown one is ignored.
 * @spec 2.1 3.13
 */
export async function countSignup(
  tx: Tx,
  { accountId, site, form: { landing } }: MomentOf<Hooks['onSignedUp']>,
): Promise<void> {
  if (!landing) return;
  const { lander } = landing;
  const found = findCampaign(site, { ...landing, slug: landing.campaign }, tx.now);
  const campaign = found?.campaign.slug ?? '';
  const variant = found?.variant?.name ?? '';
  await storeLanding(tx, accountId, { lander, campaign, variant });
  if (!found) return;
  const day = dayIn(site.timeZone, tx.now);
  await incrementCount(tx.db, { siteId: site.id, campaign, variant, lander, day }, 'signups');
}

/**
 * Counts a confirmed address for the campaign by which the member came.
 * @spec 2.1
 */
export const countConfirmation =
  (app: App) =>
  async (tx: Tx, { accountId }: MomentOf<Hooks['onActivated']>): Promise<void> =>
    countFor(app, tx, await campaignOfAccount(tx, accountId), 'confirmations');

/**
 * Counts the first purchase of a member who came by a campaign. A member who becomes premium again, or whose premium
 * ends, is not counted again.
 * @spec 2.1
 */
export const countFirstPurchase =
  (app: App) =>
  async (tx: Tx, { accountId }: MomentOf<Hooks['onPremiumChanged']>): Promise<void> =>
    countFor(app, tx, await markPurchaseCounted(tx, accountId), 'purchases');

async function countFor(
  { sites }: App,
  tx: Tx,
  came: CampaignOfAccount | undefined,
  column: 'confirmations' | 'purchases',
): Promise<void> {
  const site = came && sites.byId(came.siteId);
  if (site) await incrementCount(tx.db, { ...came, day: dayIn(site.timeZone, tx.now) }, column);
}
