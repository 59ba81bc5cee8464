import type { Db } from '../platform/db.ts';
import type { Site } from '../site/sites.ts';
import { hasBegun, hasEnded } from './campaigns.ts';
import { type CountFilter, selectCounts } from './count-queries.ts';

/** `removed`: the site does not have it any more. */
export type CampaignState = 'planned' | 'running' | 'ended' | 'removed';

/** `variant` is empty for links that name none. */
export type CampaignDay = Awaited<ReturnType<typeof selectCounts>>[number];
export type CampaignTotal = Omit<CampaignDay, 'lander' | 'day'> & {
  state: CampaignState;
};

type Period = Pick<CountFilter, 'from' | 'to' | 'campaign'>;

/**
 * Counts by campaign, variant, landing page and day.
 * @spec 2.1
 */
export const campaignDays = (db: Db, { id }: Site, period: Period): Promise<CampaignDay[]> =>
  selectCounts(db, { siteId: id, ...period });

/**
 * Totals by campaign and variant. A sign-up belongs to the day it happened, so its visit may be of an earlier period.
 * @spec 2.1
 */
export async function campaignTotals(
  db: Db,
  site: Site,
  period: Period,
  now: Date,
): Promise<CampaignTotal[]> {
  const days = await campaignDays(db, site, period);
  const groups = Map.groupBy(days, ({ campaign, variant }) => JSON.stringify([campaign, variant]));
  return [...groups.values()].map(group => {
    const [{ campaign, variant } = { campaign: '', variant: '' }] = group;
    const sum = (column: 'visits' | 'signups' | 'confirmations' | 'purchases') =>
      group.reduce((total, day) => total + day[column], 0);
    return {
      ...{ campaign, variant, state: stateOf(site, campaign, now) },
      ...{ visits: sum('visits'), signups: sum('signups') },
      ...{ confirmations: sum('confirmations'), purchases: sum('purchases') },
    };
  });
}

export function stateOf(site: Site, slug: string, now: Date): CampaignState {
  const campaign = site.campaigns.find(known => known.slug === slug);
  if (!campaign) return 'removed';
  if (hasEnded(campaign, site, now)) return 'ended';
  return hasBegun(campaign, site, now) ? 'running' : 'planned';
}
