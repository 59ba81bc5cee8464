import { readFileSync } from 'node:fs';
import { applySites, readSites, type WrittenSite } from '../top/sites-file.ts';
import type { TestServer } from './start-test-server.ts';

const file = new URL('../../../db/seeds/lilac.json', import.meta.url);

/** A site unlike the first one in all that a site is: the demo's second. */
export const [lilac] = readSites(readFileSync(file, 'utf8')) as [WrittenSite];

/** Opens it beside the first one, at `lilac.localhost`. @returns its id */
export async function openSecondSite({ app, db }: Pick<TestServer, 'app' | 'db'>): Promise<number> {
  await applySites(db, [lilac]);
  await app.sites.refresh();
  return app.sites.byKey(lilac.key)?.id ?? 0;
}
