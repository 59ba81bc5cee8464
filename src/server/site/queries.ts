import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CompanyInfo } from '#contract/site';
import type { Db } from '../platform/db.ts';

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
          },
        ]
      : [],
  );
}
