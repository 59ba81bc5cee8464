import type { Config } from '../../src/server/config.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { loadSites, type Site } from '../../src/server/site/sites.ts';
import { sitesOf } from '../../src/server/site/sites-of.ts';
import { UsageError } from '../start/options.ts';

/** The site of this key; without a key the only one there is. @throws UsageError that names those there are */
export async function siteOf(db: Db, config: Pick<Config, 'publicUrl'>, key?: string): Promise<Site> {
  const keys = (await sitesOf(db)).map(({ spec }) => spec.key);
  const asked = key ?? (keys.length === 1 ? keys[0] : undefined);
  if (asked === undefined) throw new UsageError(`Say which site: --site ${keys.join(' or --site ')}.`);
  const sites = await loadSites(db, { onChannel: () => undefined }, createLog('error'), config.publicUrl);
  sites.close();
  const site = sites.byKey(asked);
  if (!site) throw new UsageError(`There is no site ${asked}. There is ${keys.join(', ')}.`);
  return site;
}
