import { expect, test } from 'vitest';
import { getSettings } from '#contract/site';
import { productionEnvironment as production } from '../testing/production-environment.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const host = 'violet.localhost';

async function visitorWithSecondSite(env: Record<string, string> = {}) {
  const { app, db, visitor } = await startTestServer(env);
  await db
    .insertInto('sites')
    .values({ id: 2, key: 'violet', audience: 'everyone', time_zone: 'Europe/Rome' })
    .execute();
  await db.insertInto('site_hosts').values({ host, site_id: 2 }).execute();
  await db
    .insertInto('site_settings')
    .values({ site_id: 2, name: 'domain_language', value: JSON.stringify('en-GB') })
    .execute();
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
  return visitor();
}

const requestDomain = async (domain: string, env?: Record<string, string>) => {
  const visitor = await visitorWithSecondSite(env);
  return (await visitor.call(getSettings, { query: { forced_domain: domain } })).settings;
};

test.each([host, `${host}:3000`])(
  'in development forced_domain=%s returns the settings of another site (spec 7.7)',
  async domain => {
    expect(await requestDomain(domain)).toMatchObject({ audience: 'everyone', time_zone: 'Europe/Rome' });
  },
);

test('the language of those settings is used, unless a cookie names another (spec 7.7)', async () => {
  const visitor = await visitorWithSecondSite();
  const refusal = async (query: string, cookie?: string) => {
    const headers = { 'accept-language': 'nl', ...(cookie && { cookie }) };
    return (await visitor.request({ url: `/api/chats.php${query}`, headers })).error?.message;
  };
  const [dutch, english] = ['Log in om dit te doen.', 'Log in to do this.'];
  expect(await refusal('')).toBe(dutch);
  expect(await refusal(`?forced_domain=${host}`)).toBe(english);
  expect(await refusal(`?forced_domain=${host}`, 'language=nl')).toBe(dutch);
});

test('an unknown domain is ignored', async () => {
  expect(await requestDomain('nobody.localhost')).toMatchObject({ time_zone: 'Europe/Amsterdam' });
});

test('in production only the host decides', async () => {
  expect(await requestDomain(host, production)).toMatchObject({ time_zone: 'Europe/Amsterdam' });
});
