import { readFileSync } from 'node:fs';
import { applySites, parseSites, type SiteDefinition } from '../credits/sites-file.ts';
import type { TestServer } from './start-test-server.ts';

const file = new URL('../../../db/seeds/lilac.json', import.meta.url);

/** The second site of the demo, which differs from the first in every setting. */
export const [lilac] = parseSites(readFileSync(file, 'utf8')) as [SiteDefinition];

/**
 * Adds the second site at `lilac.localhost`.
 * @returns its id
 */
export async function openSecondSite({ app, db }: Pick<TestServer, 'app' | 'db'>): Promise<number> {
  await applySites(db, [lilac]);
  await app.sites.refresh();
  return app.sites.byKey(lilac.key)?.id ?? 0;
}
