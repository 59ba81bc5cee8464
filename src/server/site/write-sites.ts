import type { Db } from '../platform/db.ts';
import { StartError } from '../platform/start-error.ts';
import {
  deleteHosts,
  insertHosts,
  lockSites,
  replaceCampaigns,
  replaceSettings,
  selectSites,
  upsertCompany,
  upsertSite,
} from './queries.ts';
import type { SiteSpec } from './site-spec.ts';

/**
 * Call it in a transaction; other sites stay unchanged.
 * @returns site ids by key
 * @throws StartError if a host belongs to another site
 * @spec D4.1
 */
export async function writeSites(db: Db, specs: readonly SiteSpec[]): Promise<Map<string, number>> {
  await lockSites(db);
  const ids = new Map<string, number>();
  for (const spec of specs) ids.set(spec.key, await upsertSite(db, spec));
  // Deletes all hosts first, so that a host can move between sites.
  await deleteHosts(db, [...ids.values()]);
  for (const { key, hosts, settings, company, campaigns } of specs) {
    const siteId = ids.get(key) ?? 0;
    const [taken] = await insertHosts(db, siteId, hosts);
    if (taken) throw new StartError(`The host ${taken} of site "${key}" belongs to another site already.`);
    await replaceSettings(db, siteId, settings);
    await upsertCompany(db, siteId, company);
    await replaceCampaigns(db, siteId, campaigns);
  }
  return ids;
}

/**
 * Reads the sites as operators define them, without settings that have their default.
 * @spec D4.1
 */
export async function readStoredSites(db: Db): Promise<{ id: number; spec: SiteSpec }[]> {
  const rows = await selectSites(db);
  return rows.map(({ id, key, hosts, audience, timeZone, settings, company, campaigns }) => ({
    id,
    spec: { key, hosts, audience, time_zone: timeZone, settings, company, campaigns },
  }));
}
