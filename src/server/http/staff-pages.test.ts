import { expect, test } from 'vitest';
import { changeStaffLanguage, getStaffSession } from '#contract/staff';
import { servePages } from '../platform/http/pages.ts';
import { setSetting } from '../testing/set-setting.ts';
import { createTestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { visitOptions } from './web.ts';

/** A page that shows its locale and who the staff calls of its document belong to. */
const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        ...visitOptions(app),
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        render: async (_request, { fetch, locale }) => {
          const answer = await fetch(getStaffSession.path, { method: 'GET' });
          const { staff } = (await answer.json()) as { staff?: { name: string } };
          return new Response(`${locale} ${staff?.name ?? answer.status}`);
        },
      }),
  },
);
const { db, visitor } = server;
const english = { headers: { 'accept-language': 'en' } };

test('pages for staff have the language of the person, whatever the browser asks for (spec D5.10)', async () => {
  const staff = await createTestStaff(server, { name: 'Sanne', browser: english });
  for (const [language, locale] of [
    ['nl', 'nl-NL'],
    ['en', 'en-GB'],
  ] as const) {
    await db.updateTable('staff').set({ language }).where('id', '=', staff.staffId).execute();
    expect((await staff.request({ url: '/backoffice/audit' })).body).toBe(`${locale} Sanne`);
  }
});

test('before the login they have the language of the reader (spec D5.10)', async () => {
  const localeFor = async (cookie: string) =>
    (await visitor({ cookies: { language: cookie } }).request({ url: '/backoffice/login' })).body;
  expect(await localeFor('nl')).toBe('nl-NL 404');
  expect(await localeFor('en')).toBe('en-GB 404');
});

test('they are stored nowhere, in no search engine, and no traffic source is taken from them (spec D5.10)', async () => {
  const browser = visitor();
  const { headers } = await browser.request({ url: '/backoffice?utm_source=partner' });
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  expect([...browser.cookies.keys()]).toEqual([]);
});

test('English is that of the browser’s region, then that of a site for English countries alone, then British (spec D2.28, D5.10)', async () => {
  const staff = await createTestStaff(server, { name: 'Sanne' });
  await staff.call(changeStaffLanguage, { body: { language: 'en' } });
  const localeFor = async (accepted: string) =>
    String(
      (await staff.request({ url: '/backoffice', headers: { 'accept-language': accepted } })).body,
    ).split(' ', 1)[0];
  expect(await localeFor('en-US,en;q=0.9')).toBe('en-US');
  expect(await localeFor('nl-NL,en-IE;q=0.8')).toBe('en-IE');
  expect(await localeFor('nl-NL,en-NL;q=0.8')).toBe('en-GB');
  await setSetting(server, 'countries', ['CA', 'US']);
  expect(await localeFor('nl-NL')).toBe('en-CA');
});
