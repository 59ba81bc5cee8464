import { expect, test } from 'vitest';
import { interests } from '#contract/interests';
import { getInterests, getRegions } from '#contract/site';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();

test('all interests are returned, as keys with a text in every language (spec 7.10)', async () => {
  expect(await server.visitor().call(getInterests)).toEqual({ interests: [...interests] });
});

test('the regions of the served countries are returned in the language of the caller (spec 7.10)', async () => {
  const countries = JSON.stringify(['BE', 'GB']);
  await server.db
    .insertInto('site_settings')
    .values({ site_id: 1, name: 'countries', value: countries })
    .execute();
  await server.app.sites.refresh();
  const regionsIn = async (language: string) =>
    (await server.visitor({ cookies: { language } }).call(getRegions)).regions;
  expect(Object.keys(await regionsIn('nl')).toSorted()).toEqual(['BE', 'GB']);
  expect((await regionsIn('nl')).BE).toContainEqual({ code: 'BE-VAN', name: 'Antwerpen' });
  expect((await regionsIn('en')).BE).toContainEqual({ code: 'BE-VAN', name: 'Antwerp' });
});
