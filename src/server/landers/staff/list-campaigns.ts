import type { Output } from '#contract/call';
import { CAMPAIGN_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { getStaffCampaign, getStaffCampaigns, ListedCampaign } from '#contract/staff-campaigns';
import { offeredLanguages } from '#i18n/offered-languages';
import type { App } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { readCampaignChanges, readChanges } from '../../site/changes/read-history.ts';
import type { Site } from '../../site/sites.ts';
import { campaignPath } from '../landing-address.ts';
import { type CampaignTotal, campaignTotals, stateOf } from '../report-campaigns.ts';
import { campaignPictures, formOf } from './check-campaign.ts';

type Deps = Pick<App, 'db' | 'clock'>;

/** The last days until today, both included, in the time zone of the site. */
function periodOf({ timeZone }: Site, now: Date, days: number) {
  const to = dayIn(timeZone, now);
  return { from: new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10), to };
}

const sumOf = (totals: readonly CampaignTotal[]) => {
  const sum = (column: 'visits' | 'signups' | 'confirmations' | 'purchases') =>
    totals.reduce((total, variant) => total + variant[column], 0);
  return {
    ...{ visits: sum('visits'), signups: sum('signups') },
    ...{ confirmations: sum('confirmations'), purchases: sum('purchases') },
  };
};

/** @spec 2.1 D5.10 */
export async function listCampaigns(
  { db, clock }: Deps,
  site: Site,
  days = CAMPAIGN_DAYS,
): Promise<Output<typeof getStaffCampaigns>> {
  const now = clock.now();
  const { from, to } = periodOf(site, now, days);
  const [totals, newest] = await Promise.all([
    campaignTotals(db, site, { from, to }, now),
    readCampaignChanges(db, site.id),
  ]);
  const removed = [...new Set(totals.map(({ campaign }) => campaign))].filter(
    slug => !site.campaigns.some(campaign => campaign.slug === slug),
  );
  const slugs = [...site.campaigns.map(({ slug }) => slug), ...removed];
  const campaigns = slugs.map((slug): ListedCampaign => {
    const campaign = site.campaigns.find(known => known.slug === slug);
    return {
      ...{ slug, state: stateOf(site, slug, now), path: campaign ? campaignPath(campaign) : null },
      first_day: campaign?.first_day ?? null,
      last_day: campaign?.last_day ?? null,
      variants: campaign?.variants.length ?? 0,
      ...sumOf(totals.filter(total => total.campaign === slug)),
      changed: newest.get(slug) ?? null,
    };
  });
  return { campaigns, from, until: to };
}

const HISTORY = 50;

/**
 * @throws ApiError `not_found` for a slug that the site does not have and never had
 * @spec 2.1 D5.10
 */
export async function getCampaign(
  { db, clock }: Deps,
  site: Site,
  slug: string | undefined,
  days = CAMPAIGN_DAYS,
): Promise<Output<typeof getStaffCampaign>> {
  const common = { languages: [...offeredLanguages(site.settings)], pictures: await campaignPictures() };
  if (slug === undefined)
    return { ...common, campaign: null, state: null, variants: [], changed: null, history: [] };
  const now = clock.now();
  const campaign = site.campaigns.find(known => known.slug === slug);
  const filter = { siteId: site.id, kind: 'campaign', name: slug, language: '', before: undefined } as const;
  const [totals, changes] = await Promise.all([
    campaignTotals(db, site, { ...periodOf(site, now, days), campaign: slug }, now),
    readChanges(db, filter, HISTORY),
  ]);
  if (!campaign && changes.length === 0) throw new ApiError('not_found');
  const [newest] = changes;
  return {
    ...common,
    campaign: campaign ? formOf(campaign) : null,
    state: stateOf(site, slug, now),
    variants: totals.map(({ campaign: _, state: __, ...total }) => total),
    changed: newest ? { id: newest.id, at: newest.at, by: newest.by } : null,
    history: changes.map(({ id, at, by, new: after }) => ({ id, at, by, removed: after === null })),
  };
}
