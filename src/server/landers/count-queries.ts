import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** `variant` is empty if the link named none; `day` is `YYYY-MM-DD` in the site's time zone. */
export type CountedCampaign = {
  siteId: number;
  campaign: string;
  variant: string;
  lander: string;
  day: string;
};

const keyColumns = ['site_id', 'campaign', 'variant', 'lander', 'day'] as const;

const keyRow = ({ siteId, campaign, variant, lander, day }: CountedCampaign) => ({
  ...{ site_id: siteId, campaign, variant, lander, day },
});

export async function addVisits(
  db: Db,
  counted: readonly (CountedCampaign & { visits: number })[],
): Promise<void> {
  // Every process locks the rows in the same order, so that two of them cannot block each other.
  const rows = counted
    .map(count => ({ ...keyRow(count), visits: count.visits }))
    .sort((first, other) => (JSON.stringify(first) < JSON.stringify(other) ? -1 : 1));
  await db
    .insertInto('campaign_counts')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(keyColumns).doUpdateSet({ visits: sql`campaign_counts.visits + excluded.visits` }),
    )
    .execute();
}

type Conversion = 'signups' | 'confirmations' | 'purchases';

export async function incrementCount(db: Db, counted: CountedCampaign, column: Conversion): Promise<void> {
  await db
    .insertInto('campaign_counts')
    .values({ ...keyRow(counted), [column]: 1 })
    .onConflict(conflict =>
      conflict.columns(keyColumns).doUpdateSet({ [column]: sql`campaign_counts.${sql.ref(column)} + 1` }),
    )
    .execute();
}

/** Both days are included. */
export type CountFilter = { siteId: number; from: string; to: string; campaign?: string | undefined };

export const selectCounts = (db: Db, { siteId, from, to, campaign }: CountFilter) =>
  db
    .selectFrom('campaign_counts')
    .where('site_id', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(campaign !== undefined, query => query.where('campaign', '=', campaign ?? ''))
    .select(['campaign', 'variant', 'lander', 'day', 'visits', 'signups', 'confirmations', 'purchases'])
    .orderBy('campaign')
    .orderBy('variant')
    .orderBy('lander')
    .orderBy('day')
    .execute();
