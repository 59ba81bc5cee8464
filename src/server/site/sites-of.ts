import type { Db } from '../platform/db.ts';
import { selectSites } from './queries.ts';
import type { SiteSpec } from './site-spec.ts';

/** Every site that is set up, as it is stored: settings that are the default are not among them. */
export async function sitesOf(db: Db): Promise<{ id: number; spec: SiteSpec }[]> {
  const rows = await selectSites(db);
  return rows.map(({ id, key, hosts, audience, timeZone, settings, company }) => ({
    id,
    spec: { key, hosts, audience, time_zone: timeZone, settings, company },
  }));
}
