import type { Db } from '../platform/db.ts';
import { StartError } from '../platform/start-error.ts';
import {
  deleteHosts,
  insertHosts,
  lockSites,
  readTimeIn,
  replaceCampaigns,
  replaceSettings,
  selectSites,
  upsertCompany,
  upsertSite,
} from './queries.ts';
import type { SiteSpec } from './site-spec.ts';

/** A site that was there before. */
export type ReplacedSite = { id: number; before: SiteSpec; after: SiteSpec };

/**
 * Call it in a transaction; other sites stay unchanged.
 * @returns site ids by key, and what was replaced
 * @throws StartError if a host belongs to another site, or the database does not know a time zone
 * @spec D4.1
 */
export async function writeSites(
  db: Db,
  specs: readonly SiteSpec[],
): Promise<{ ids: Map<string, number>; replaced: ReplacedSite[] }> {
  await lockSites(db);
  const ids = new Map<string, number>();
  for (const spec of specs) {
    await assertTimeZone(db, spec);
    ids.set(spec.key, await upsertSite(db, spec));
  }
  const stored = await readStoredSites(db);
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
  const replaced = stored.flatMap(({ id, spec: before }) => {
    const after = specs.find(({ key }) => key === before.key);
    return after ? [{ id, before, after }] : [];
  });
  return { ids, replaced };
}

/** Statistics and daily jobs count in the site's days, so a time zone that only Node knows would end each of them. */
async function assertTimeZone(db: Db, { key, time_zone: timeZone }: SiteSpec): Promise<void> {
  await readTimeIn(db, timeZone).catch((error: unknown) => {
    if (!isUnknownTimeZone(error)) throw error;
    throw new StartError(
      `time_zone of site "${key}": this PostgreSQL does not know ${timeZone}. Choose another, or update PostgreSQL.`,
    );
  });
}

/** `invalid_parameter_value` of PostgreSQL. */
const isUnknownTimeZone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22023';

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

/** Null for an unknown site. */
export async function readStoredSite(db: Db, siteId: number): Promise<SiteSpec | null> {
  const sites = await readStoredSites(db);
  return sites.find(({ id }) => id === siteId)?.spec ?? null;
}
