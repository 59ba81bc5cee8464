import { expect, test } from 'vitest';
import { getSettings } from '#contract/site';
import { productionEnvironment as production } from '../testing/production-environment.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const host = 'violet.localhost';

/** A server with a second site, and what its settings.php answers for the second site's domain. */
async function askFor(domain: string, env: Record<string, string> = {}) {
  const { app, db, visitor } = await startTestServer(env);
  await db
    .insertInto('sites')
    .values({ id: 2, key: 'violet', audience: 'everyone', time_zone: 'Europe/Rome' })
    .execute();
  await db.insertInto('site_hosts').values({ host, site_id: 2 }).execute();
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('site_id', '=', 1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('companies')
    .values({ ...company, site_id: 2 })
    .execute();
  await app.sites.refresh();
  return (await visitor().call(getSettings, { query: { forced_domain: domain } })).settings;
}

test('in development forced_domain asks for the settings of another site (spec 7)', async () => {
  expect(await askFor(host)).toMatchObject({ audience: 'everyone', time_zone: 'Europe/Rome' });
});

test('a domain that no site has changes nothing', async () => {
  expect(await askFor('nobody.localhost')).toMatchObject({ time_zone: 'Europe/Amsterdam' });
});

test('in production the host decides, whatever is asked for', async () => {
  expect(await askFor(host, production)).toMatchObject({ time_zone: 'Europe/Amsterdam' });
});
