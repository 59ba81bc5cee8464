import type { Db } from '../platform/db.ts';
import { StartError } from '../platform/start-error.ts';
import type { SiteSpec } from './site-spec.ts';
import {
  deleteHosts,
  insertHosts,
  lockSites,
  replaceSettings,
  upsertCompany,
  upsertSite,
} from './write-queries.ts';

/**
 * Makes these sites what is written down of them: hosts, settings and company, all of it. Sites that are not named stay as
 * they are. Runs in the caller's transaction.
 * @returns their ids by key
 * @throws StartError for a host that is another site's
 */
export async function writeSites(db: Db, specs: readonly SiteSpec[]): Promise<Map<string, number>> {
  await lockSites(db);
  const ids = new Map<string, number>();
  for (const spec of specs) ids.set(spec.key, await upsertSite(db, spec));
  // All at once, so that a host may move from one of them to another.
  await deleteHosts(db, [...ids.values()]);
  for (const { key, hosts, settings, company } of specs) {
    const siteId = ids.get(key) ?? 0;
    const [taken] = await insertHosts(db, siteId, hosts);
    if (taken) throw new StartError(`The host ${taken} of site "${key}" belongs to another site already.`);
    await replaceSettings(db, siteId, settings);
    await upsertCompany(db, siteId, company);
  }
  return ids;
}
