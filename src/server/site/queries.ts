import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CompanyInfo } from '#contract/site';
import type { Db } from '../platform/db.ts';
import type { Campaign } from './campaign-spec.ts';
import type { PageVersion } from './pages/page-versions.ts';
import type { SiteSpec } from './site-spec.ts';

/**
 * A site without a company is not set up yet and is left out.
 * @spec D4.1
 */
export async function selectSites(db: Db) {
  const rows = await db
    .selectFrom('sites')
    .select(eb => [
      'id',
      'key',
      'audience',
      'time_zone',
      jsonArrayFrom(
        eb
          .selectFrom('site_hosts')
          .select('host')
          .whereRef('site_hosts.site_id', '=', 'sites.id')
          .orderBy('host'),
      ).as('hosts'),
      jsonArrayFrom(
        eb
          .selectFrom('site_settings')
          .select(['name', 'value'])
          .whereRef('site_settings.site_id', '=', 'sites.id'),
      ).as('settings'),
      jsonObjectFrom(
        eb
          .selectFrom('companies')
          .select([
            'name',
            'address',
            'kvk',
            'city',
            'country',
            'tradenames',
            'vat_numbers',
            'support_phone',
            'delete_discount',
          ])
          .whereRef('companies.site_id', '=', 'sites.id'),
      ).as('company'),
      jsonArrayFrom(
        eb
          .selectFrom('campaigns')
          .select('definition')
          .whereRef('campaigns.site_id', '=', 'sites.id')
          .orderBy('position'),
      ).as('campaigns'),
      jsonArrayFrom(
        eb
          .selectFrom('site_texts')
          .select(['language', 'key', 'value'])
          .whereRef('site_texts.site_id', '=', 'sites.id')
          .orderBy('language')
          .orderBy('key'),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('site_pages')
          .select(['slug', 'language', 'versions'])
          .whereRef('site_pages.site_id', '=', 'sites.id')
          .orderBy('slug')
          .orderBy('language'),
      ).as('pages'),
      eb
        .selectFrom('site_changes')
        .select(({ fn }) => fn.max('id').as('id'))
        .whereRef('site_changes.site_id', '=', 'sites.id')
        .where('kind', '=', 'text')
        .as('text_change'),
    ])
    .orderBy('id')
    .execute();
  return rows.flatMap(row =>
    row.company
      ? [
          {
            id: row.id,
            key: row.key,
            audience: row.audience as 'men_seeking_men' | 'everyone',
            timeZone: row.time_zone,
            hosts: row.hosts.map(({ host }) => host),
            settings: Object.fromEntries(row.settings.map(({ name, value }) => [name, value as unknown])),
            company: row.company as CompanyInfo,
            campaigns: row.campaigns.map(({ definition }) => definition as unknown as Campaign),
            pages: row.pages.map(page => ({ ...page, versions: page.versions as PageVersion[] })),
            texts: { change: Number(row.text_change ?? 0), overrides: row.texts },
          },
        ]
      : [],
  );
}

/** Fails if PostgreSQL does not know the time zone: older versions miss the newest ones. */
export const readTimeIn = (db: Db, timeZone: string) =>
  sql`select now() at time zone ${timeZone}`.execute(db);

export async function upsertSite(db: Db, { key, audience, time_zone }: SiteSpec): Promise<number> {
  const { id } = await db
    .insertInto('sites')
    .values({ id: sql`(select coalesce(max(id), 0) + 1 from sites)`, key, audience, time_zone })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ audience, time_zone }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Serializes changes of sites, because ids are computed from the highest id. */
export const lockSites = (db: Db) => sql`lock table sites in share row exclusive mode`.execute(db);

export async function deleteHosts(db: Db, siteIds: number[]): Promise<void> {
  await db.deleteFrom('site_hosts').where('site_id', 'in', siteIds).execute();
}

/**
 * @returns the hosts that were not inserted, because they belong to another site
 */
export async function insertHosts(db: Db, siteId: number, hosts: string[]): Promise<string[]> {
  const inserted = await db
    .insertInto('site_hosts')
    .values(hosts.map(host => ({ host, site_id: siteId })))
    .onConflict(conflict => conflict.column('host').doNothing())
    .returning('host')
    .execute();
  return hosts.filter(host => !inserted.some(row => row.host === host));
}

/** A setting that is not stored has its default. */
export async function replaceSettings(db: Db, siteId: number, settings: SiteSpec['settings']): Promise<void> {
  await db.deleteFrom('site_settings').where('site_id', '=', siteId).execute();
  const rows = Object.entries(settings).map(([name, value]) => ({
    site_id: siteId,
    name,
    value: JSON.stringify(value),
  }));
  if (rows.length > 0) await db.insertInto('site_settings').values(rows).execute();
}

export async function upsertCompany(db: Db, siteId: number, company: SiteSpec['company']): Promise<void> {
  const row = { ...company, vat_numbers: JSON.stringify(company.vat_numbers) };
  await db
    .insertInto('companies')
    .values({ ...row, site_id: siteId })
    .onConflict(conflict => conflict.column('site_id').doUpdateSet(row))
    .execute();
}

export async function updateCompany(db: Db, siteId: number, company: SiteSpec['company']): Promise<void> {
  const row = { ...company, vat_numbers: JSON.stringify(company.vat_numbers) };
  await db.updateTable('companies').set(row).where('site_id', '=', siteId).execute();
}

export async function replaceCampaigns(
  db: Db,
  siteId: number,
  campaigns: readonly Campaign[],
): Promise<void> {
  await db.deleteFrom('campaigns').where('site_id', '=', siteId).execute();
  const rows = campaigns.map((campaign, position) => ({
    site_id: siteId,
    slug: campaign.slug,
    position,
    definition: JSON.stringify(campaign),
  }));
  if (rows.length > 0) await db.insertInto('campaigns').values(rows).execute();
}
