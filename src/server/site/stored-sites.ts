import type { Db } from '../platform/db.ts';
import { selectSites } from './queries.ts';
import type { SiteSpec } from './site-spec.ts';

/**
 * Reads the sites as operators define them, without settings that have their default.
 * @spec D4.1
 */
export async function readStoredSites(db: Db): Promise<{ id: number; spec: SiteSpec }[]> {
  const rows = await selectSites(db);
  return rows.map(({ id, key, hosts, audience, timeZone, settings, company }) => ({
    id,
    spec: { key, hosts, audience, time_zone: timeZone, settings, company },
  }));
}
