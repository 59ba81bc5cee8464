import { describe, expect, test } from 'vitest';
import { RTA_LABEL } from '#contract/adult-label';
import { countryCodes } from '#contract/countries';
import { encodeSourceCookie } from '../accounts/referral/capture-referral.ts';
import { servePages } from '../platform/http/pages.ts';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { visitOptions } from './web.ts';

const rendered: string[] = [];
const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        ...visitOptions(app),
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        render: async ({ url }, { fetch, locale }) => {
          rendered.push(`${locale} ${new URL(url).pathname}${new URL(url).search}`);
          const headers = { 'x-light-page': 'yes' };
          if (url.includes('/pricing')) return new Response(locale, { headers });
          const { status } = await fetch('/api/members.php', {});
          return new Response(status === 200 ? 'faces' : 'no faces', { headers });
        },
      }),
  },
);
const pageFor = async (cookies: Record<string, string>) =>
  (await server.visitor({ cookies }).request({ url: '/' })).body;

const source = encodeSourceCookie({ network: 'network', ref: '', sub1: '', sub2: '', sub3: '' });

test('a page cached for visitors with a traffic source is not served to others (spec 6.1, 3.13)', async () => {
  const settings = [
    { name: 'logged_out_search', value: JSON.stringify('no') },
    { name: 'logged_out_search_trafficsource', value: JSON.stringify('yes') },
  ];
  await server.db
    .insertInto('site_settings')
    .values(settings.map(setting => ({ site_id: 1, ...setting })))
    .execute();
  await server.app.sites.refresh();
  expect(await pageFor({ source })).toBe('faces');
  expect(await pageFor({})).toBe('no faces');
  expect(await pageFor({ source })).toBe('faces');
});

test('a page with an ended session clears its cookie and nothing else, because another session may exist by now', async () => {
  const member = await server.signUpMember();
  await server.db.deleteFrom('sessions').where('account_id', '=', member.accountId).execute();
  const visitor = server.visitor({ cookies: { session: member.sessionSecret } });
  const { headers } = await visitor.request({ url: '/' });
  expect([headers['clear-site-data'], visitor.cookies.has('session')]).toEqual([undefined, false]);
});

test('light pages of members are not stored by browsers, because Back would show them after the logout; those of visitors are (spec 7.1)', async () => {
  const member = await server.signUpMember();
  const cacheControlOf = async (cookies: Record<string, string>) =>
    (await server.visitor({ cookies }).request({ url: '/' })).headers['cache-control'];
  expect(await cacheControlOf({ session: member.sessionSecret })).toBe('no-store');
  expect(await cacheControlOf({})).toBe('private, no-cache');
});

describe('the language in an address (spec 1.5, 2.7)', () => {
  const priceLanguage = async (query: string, headers: Record<string, string>, cookies = {}) => {
    const { body } = await server.visitor({ cookies, headers }).request({ url: `/pricing${query}` });
    return String(body).slice(0, 2);
  };
  const dutch = { 'accept-language': 'nl' };

  test('is that of the page for visitors, whatever their browser and cookie say', async () => {
    expect(await priceLanguage('', dutch)).toBe('nl');
    expect(await priceLanguage('?lang=en', dutch)).toBe('en');
    expect(await priceLanguage('?lang=en', dutch, { language: 'nl' })).toBe('en');
    expect(await priceLanguage('?lang=nl', { 'accept-language': 'en' })).toBe('nl');
  });

  test('is ignored if the site does not offer it', async () => {
    for (const query of ['?lang=xx', '?lang=', '?lang=en&lang=nl', '?lang=EN'])
      expect(await priceLanguage(query, dutch), query).toBe('nl');
    expect(await priceLanguage('?lang=fr', dutch)).toBe('fr');
    await setSetting(server, 'countries', ['NL', 'GB']);
    expect(await priceLanguage('?lang=fr', dutch)).toBe('nl');
    await setSetting(server, 'countries', [...countryCodes]);
  });

  test('is not that of pages that are hydrated, whose later calls would not know it', async () => {
    rendered.length = 0;
    await server.visitor({ headers: dutch }).request({ url: '/members?lang=en' });
    expect(rendered).toEqual(['nl-NL /members?lang=en']);
  });

  test('does not replace the language of a member', async () => {
    const member = await server.signUpMember();
    const { body } = await server.as(member).request({ url: '/pricing?lang=en' });
    expect(body).toMatch(/^nl/);
  });

  test('is not stored', async () => {
    const visitor = server.visitor({ headers: dutch });
    await visitor.request({ url: '/pricing?lang=en' });
    expect(visitor.cookies.has('language')).toBe(false);
  });

  test('has its own page in the cache; unknown languages and other parameters fill it with nothing', async () => {
    const visitor = server.visitor({ headers: { 'accept-language': 'nl', 'user-agent': 'the cache' } });
    const open = (query: string) => visitor.request({ url: `/pricing${query}` });
    for (const query of ['', '?lang=en', '?lang=nl']) await open(query);
    rendered.length = 0;
    for (const query of ['', '?lang=en', '?lang=nl']) await open(query);
    expect(rendered).toEqual([]);
    for (const query of ['?lang=xx', '?gclid=1', '?lang=en&gclid=1', '?gclid=1']) await open(query);
    expect(rendered).toHaveLength(4);
  });
});

test.each([
  ['/pricing', undefined],
  ['/pricing?lang=en', undefined],
  ['/landers/gallery', undefined],
  ['/landers/gallery/no-such-campaign', 'noindex'],
  ['/lang-config', 'noindex'],
  ['/unsubscribe', 'noindex'],
  ['/members/6a2f41a3-c54c-4b52-a1b0-1c1a4b1d0c11/landing', 'noindex'],
])('search engines may list pages about the site only: %s (spec 2.7, D1.11)', async (url, robots) => {
  const { headers } = await server.visitor().request({ url });
  expect([headers['x-robots-tag'], headers.rating]).toEqual([robots, RTA_LABEL]);
});

test('a cached light page is not shown after a setting or a text of the site changed (spec 2.1, D5.10)', async () => {
  const visitor = server.visitor({ headers: { 'accept-language': 'nl' } });
  const isRendered = async () => {
    rendered.length = 0;
    await visitor.request({ url: '/pricing' });
    return rendered.length > 0;
  };
  await isRendered();
  expect(await isRendered()).toBe(false);
  await setSetting(server, 'description', 'Changed');
  expect([await isRendered(), await isRendered()]).toEqual([true, false]);
  await server.db
    .insertInto('site_texts')
    .values({ site_id: 1, language: 'nl', key: 'nav.login', value: 'Kom binnen' })
    .execute();
  await server.app.sites.refresh();
  expect([await isRendered(), await isRendered()]).toEqual([true, false]);
});
