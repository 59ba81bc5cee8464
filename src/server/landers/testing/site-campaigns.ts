import { sql } from 'kysely';
import type { Campaign } from '../../site/campaign-spec.ts';
import { replaceCampaigns } from '../../site/queries.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

/** Runs until 14 March 2026, the day of the tests. */
export const weekend: Campaign = {
  slug: 'weekend',
  landers: ['gallery', 'video', 'landing2'],
  headline: { nl: 'Het weekend', en: 'The weekend' },
  picture: 'weekend.webp',
  source: { network: 'posters', ref: 'weekend' },
  variants: [
    { name: 'a', headline: { nl: 'Vrijdag', en: 'Friday' } },
    { name: 'b', headline: { nl: 'Zaterdag', en: 'Saturday' }, picture: 'sunday.webp' },
  ],
  indexed: true,
  last_day: '2026-03-14',
};

export const summer: Campaign = {
  slug: 'summer',
  landers: ['gallery'],
  variants: [{ name: 'a' }],
  indexed: false,
  last_day: '2025-08-31',
};

export async function setCampaigns(
  { app, db }: Pick<TestServer, 'app' | 'db'>,
  campaigns: readonly Campaign[],
  siteId = 1,
): Promise<void> {
  await replaceCampaigns(db, siteId, campaigns);
  await app.sites.refresh();
}

type Counts = { visits?: number; signups?: number; confirmations?: number; purchases?: number };

/** Counts that are not zero, as `campaign variant lander day`. */
export async function campaignCounts(
  { app, db }: Pick<TestServer, 'app' | 'db'>,
  siteId = 1,
): Promise<Record<string, Counts>> {
  await app.campaignVisits.flush();
  const rows = await db
    .selectFrom('campaign_counts')
    .where('site_id', '=', siteId)
    .select(['visits', 'signups', 'confirmations', 'purchases'])
    .select(sql<string>`concat_ws(' ', campaign, nullif(variant, ''), lander, day)`.as('name'))
    .orderBy('name')
    .execute();
  const counted = rows.map(({ name, ...counts }) => {
    const shown = Object.entries(counts).filter(([, count]) => count > 0);
    return [name, Object.fromEntries(shown)] as const;
  });
  return Object.fromEntries(counted);
}
