import { expect } from '@playwright/test';
import { applySites, exportSites } from '../../src/server/credits/sites-file.ts';
import type { StoredSettings } from '../../src/server/site/settings.ts';
import type { SiteSpec } from '../../src/server/site/site-spec.ts';
import { openTestDatabase } from './database.ts';

/**
 * Copies the first site for a single test.
 * @returns its id and base URL
 */
export async function openTestSite(
  key: string,
  settings: Partial<StoredSettings>,
  baseURL: string,
  audience?: SiteSpec['audience'],
): Promise<{ id: number; address: string }> {
  const db = openTestDatabase();
  try {
    const [first] = (await exportSites(db)).sites;
    if (!first) throw new Error('there is no site to begin with');
    const host = `${key}.localhost`;
    await applySites(db, [
      {
        ...first,
        key,
        hosts: [host],
        settings: { ...first.settings, ...settings },
        ...(audience && { audience }),
      },
    ]);
    const { id } = await db.selectFrom('sites').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    const address = baseURL.replace('localhost', host);
    const { port } = new URL(baseURL);
    const answer = () =>
      fetch(`http://127.0.0.1:${port}/favicon.svg`, { headers: { host: `${host}:${port}` } });
    await expect.poll(async () => (await answer()).status, { timeout: 60_000 }).toBe(200);
    return { id, address };
  } finally {
    await db.destroy();
  }
}
