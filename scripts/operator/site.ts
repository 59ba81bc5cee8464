import type { Config } from '../../src/server/config.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { loadSites, type Site } from '../../src/server/site/sites.ts';
import { readStoredSites } from '../../src/server/site/write-sites.ts';
import { UsageError } from '../start/options.ts';

/**
 * Without a key, returns the only site.
 * @throws UsageError that lists the existing keys
 */
export async function resolveSite(db: Db, config: Pick<Config, 'publicUrl'>, key?: string): Promise<Site> {
  const keys = (await readStoredSites(db)).map(({ spec }) => spec.key);
  const wantedKey = key ?? (keys.length === 1 ? keys[0] : undefined);
  if (wantedKey === undefined) throw new UsageError(`Say which site: --site ${keys.join(' or --site ')}.`);
  const sites = await loadSites(db, { onChannel: () => undefined }, createLog('error'), config.publicUrl);
  sites.close();
  const site = sites.byKey(wantedKey);
  if (!site) throw new UsageError(`There is no site ${wantedKey}. There is ${keys.join(', ')}.`);
  return site;
}
