import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Campaign } from '../../site/campaign-spec.ts';

/** A new campaign stands after the others. */
export async function upsertCampaign(db: Db, siteId: number, campaign: Campaign): Promise<void> {
  await db
    .insertInto('campaigns')
    .values({
      site_id: siteId,
      slug: campaign.slug,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from campaigns where site_id = ${siteId})`,
      definition: JSON.stringify(campaign),
    })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'slug']).doUpdateSet({ definition: sql`excluded.definition` }),
    )
    .execute();
}

export async function deleteCampaign(db: Db, siteId: number, slug: string): Promise<void> {
  await db.deleteFrom('campaigns').where('site_id', '=', siteId).where('slug', '=', slug).execute();
}
