import type { StoredSettings } from '../site/settings.ts';
import type { TestServer } from './start-test-server.ts';

export async function setSetting<Name extends keyof StoredSettings>(
  { app, db }: Pick<TestServer, 'app' | 'db'>,
  name: Name,
  value: StoredSettings[Name],
  siteId = 1,
): Promise<void> {
  const stored = JSON.stringify(value);
  await db
    .insertInto('site_settings')
    .values({ site_id: siteId, name, value: stored })
    .onConflict(conflict => conflict.columns(['site_id', 'name']).doUpdateSet({ value: stored }))
    .execute();
  await app.sites.refresh();
}
