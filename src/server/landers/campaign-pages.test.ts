import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations';
import { getSignupPolicy } from '#contract/signup';
import { decodeSourceCookie, encodeSourceCookie } from '../accounts/referral/capture-referral.ts';
import { visitOptions } from '../http/web.ts';
import { servePages } from '../platform/http/pages.ts';
import type { BrowserOptions } from '../testing/browser.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { setSetting } from '../testing/set-setting.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { campaignCounts, setCampaigns, summer, weekend } from './testing/site-campaigns.ts';

/** The addresses that were rendered, since the cache had no page for them. */
let rendered: string[] = [];
const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        ...visitOptions(app),
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        render: async ({ url }, { fetch }) => {
          const { pathname, search } = new URL(url);
          rendered.push(pathname + search);
          const slug = pathname.split('/')[3];
          const landing = await fetch(`/api/landing.php?lander=gallery${slug ? `&slug=${slug}` : ''}`, {});
          const { status } = landing.status === 410 ? landing : await fetch('/api/members.php', {});
          return new Response(`${pathname}${search} ${status === 200 ? 'faces' : 'no faces'}`, {
            status: landing.status,
            headers: { 'x-light-page': 'yes' },
          });
        },
      }),
  },
);
const start = server.clock.now();
const lilac = await openSecondSite(server);
let tests = 0;
beforeEach(async () => {
  rendered = [];
  // Pages of earlier tests leave the cache.
  server.clock.set(new Date(start.getTime() + ++tests * 2 * MINUTE_MS));
  await server.app.campaignVisits.flush();
  await server.db.deleteFrom('campaign_counts').execute();
  await setCampaigns(server, [weekend, summer]);
});

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const visitor = (options: BrowserOptions = {}) =>
  server.visitor({ ...options, headers: { 'user-agent': BROWSER, ...options.headers } });
const open = async (url: string, browser = visitor()) => String((await browser.request({ url })).body);

describe('the cache of landing pages (decision 0005)', () => {
  test('has one page for a campaign and one for each variant that exists', async () => {
    const slugless = ['/landers/gallery', '/landers/video'];
    const pages = ['', '?v=a', '?v=b'].map(query => `/landers/gallery/weekend${query}`);
    const source = { source: encodeSourceCookie({ network: 'own', ref: '', sub1: '', sub2: '', sub3: '' }) };
    for (const url of [...pages, ...slugless]) {
      const first = await open(url, visitor({ cookies: source }));
      expect(first).toContain(`${url} `);
      expect(await open(url, visitor({ cookies: source }))).toBe(first);
    }
    expect(rendered).toEqual([...pages, ...slugless]);
  });

  test('has the default page for every slug and variant that does not exist, so that made-up ones cannot fill it', async () => {
    const page = await open('/landers/gallery');
    const madeUp = [
      '/landers/gallery/',
      '/landers/gallery/made-up',
      '/landers/gallery/made-up?v=a',
      '/landers/gallery/%C3%A9%20',
      '/landers/gallery?v=a',
      '/LANDERS/Gallery/another',
      '/landers/gallery/made.up',
      ...Array.from({ length: 600 }, (_, number) => `/landers/gallery/x${number}`),
    ];
    for (const url of madeUp) expect(await open(url)).toBe(page);
    expect(rendered).toEqual(['/landers/gallery']);
    await open('/landers/gallery/weekend?v=zzz');
    await open('/landers/gallery/Weekend?v=');
    await open('/landers/maplanding/weekend');
    expect(rendered.slice(1)).toEqual(['/landers/gallery/weekend', '/landers/maplanding']);
  });

  test('knows no clicks: the links of a network share a page, and each visitor gets a cookie of their own', async () => {
    const first = visitor();
    const page = await open(
      '/landers/gallery/weekend?v=b&network=exo&sub1=click-1&gclid=1&utm_source=x',
      first,
    );
    const second = visitor();
    expect(await open('/landers/gallery/weekend?fbclid=2&aff_sub=click-2&v=b', second)).toBe(page);
    expect(await open('/landers/gallery/weekend?v=B&network=exo', visitor())).toBe(page);
    expect(rendered).toEqual(['/landers/gallery/weekend?v=b']);
    const clicks = [first, second].map(browser => decodeSourceCookie(browser.cookies.get('source'))?.sub1);
    expect(clicks).toEqual(['click-1', 'click-2']);
  });

  test('has no page with a parameter that is unknown, because it may change the page', async () => {
    for (let time = 0; time < 2; time++) await open('/landers/gallery/weekend?v=a&step=2&gclid=1');
    const other = ['/pricing?gclid=1', '/PRICING', '/pricing/', '/landers/adultonly/weekend?v=a'];
    for (const url of other) for (let time = 0; time < 2; time++) await open(url);
    expect(rendered).toEqual([
      ...Array(2).fill('/landers/gallery/weekend?step=2&v=a'),
      ...other.flatMap(url => [url, url]),
    ]);
  });

  test('has one page for all spellings of a query', async () => {
    for (const url of [
      '/pricing',
      '/pricing?',
      '/pricing?&&',
      '/pricing?lang=en',
      '/pricing?&lang=en&',
      '/pricing?%6cang=en',
    ])
      await open(url);
    expect(rendered).toEqual(['/pricing', '/pricing?lang=en']);
    await open('//elsewhere.example/landers/gallery');
    expect(rendered.at(-1)).not.toBe('/landers/gallery');
  });

  test('has no page of one member, which ends when the member no longer allows it (spec 2.1, D1.11)', async () => {
    const pages = ['01994a00-0000-7000-8000-000000000000', 'made-up'].flatMap(id =>
      ['landing', 'landing2', 'landing3/weekend'].map(page => `/members/${id}/${page}`),
    );
    for (const url of pages) for (let time = 0; time < 2; time++) await open(url);
    expect(rendered).toHaveLength(2 * pages.length);
  });

  test('keeps pages of sites apart, also of one slug', async () => {
    await open('/landers/gallery/weekend?v=a');
    await open('/landers/gallery/weekend?v=a', visitor({ host: 'lilac.localhost' }));
    await setCampaigns(server, [], lilac);
    await open('/landers/gallery/weekend?v=b', visitor({ host: 'lilac.localhost' }));
    expect(rendered).toEqual([
      '/landers/gallery/weekend?v=a',
      '/landers/gallery/weekend?v=a',
      '/landers/gallery',
    ]);
  });

  test('never has the page of an ended campaign, which answers 410 from the first second on', async () => {
    server.clock.set(new Date('2026-03-14T22:59:59Z'));
    const late = () => visitor({ cookies: { scheme: 'dark' } });
    await open('/landers/gallery/weekend', late());
    server.clock.set(new Date('2026-03-14T23:00:00Z'));
    for (let time = 0; time < 2; time++)
      expect((await late().request({ url: '/landers/gallery/weekend' })).status).toBe(410);
    expect(rendered).toHaveLength(3);
  });
});

test('search engines may list the default page and campaigns that say so, not their variants, made-up or ended ones (spec 2.1)', async () => {
  const robots = async (url: string) => (await visitor().request({ url })).headers['x-robots-tag'];
  await setCampaigns(server, [weekend, summer, { ...weekend, slug: 'hidden', indexed: false }]);
  // Twice, because the second answer comes from the cache.
  for (let time = 0; time < 2; time++) {
    for (const url of ['/landers/gallery', '/landers/gallery?gclid=1', '/landers/gallery/weekend', '/'])
      expect(await robots(url), url).toBeUndefined();
    for (const slug of ['weekend?v=a', 'made-up', 'hidden', 'summer'])
      expect(await robots(`/landers/gallery/${slug}`), slug).toBe('noindex');
  }
});

test('the sitemap has the campaigns that say so until they end (spec 2.1, 2.7)', async () => {
  await setCampaigns(server, [weekend, summer, { ...weekend, slug: 'hidden', indexed: false }]);
  const listed = async () => {
    const { body } = await server.visitor().request({ url: '/sitemap-landers.xml' });
    const addresses = [...String(body).matchAll(/<loc>[^<]*?(\/landers\/\w+\/[^<]*)<\/loc>/g)];
    return addresses.map(([, path]) => path).filter(path => !path?.includes('?'));
  };
  expect(await listed()).toEqual(['/landers/gallery/weekend', '/landers/video/weekend']);
  server.clock.set(new Date('2026-03-15T12:00:00Z'));
  expect(await listed()).toEqual([]);
});

test('each language of a campaign has its page in the cache (spec 1.5)', async () => {
  const dutch = () => visitor({ headers: { 'accept-language': 'nl' } });
  const addresses = ['', '?v=a&lang=en', '?lang=en', '?lang=nl'].map(
    query => `/landers/gallery/weekend${query}`,
  );
  for (let time = 0; time < 2; time++) for (const url of addresses) await open(url, dutch());
  expect(rendered).toEqual(addresses);
  await open('/landers/gallery/weekend?lang=en&gclid=1', dutch());
  expect(rendered).toHaveLength(addresses.length);
  await open('/landers/gallery/weekend?lang=fr', dutch());
  expect(rendered.at(-1)).toBe('/landers/gallery/weekend?lang=fr');
});

describe('visits of a campaign (spec 2.1)', () => {
  test('are counted by variant, landing page and day, also those of cached pages', async () => {
    for (let time = 0; time < 3; time++) await open('/landers/gallery/weekend?v=a&gclid=1');
    await open('/landers/gallery/weekend?v=b');
    await open('/landers/gallery/weekend?v=zzz');
    await open('/members/01994a00-0000-7000-8000-000000000000/landing2/weekend?v=b');
    expect(rendered).toHaveLength(4);
    expect(await campaignCounts(server)).toEqual({
      'weekend a gallery 2026-03-14': { visits: 3 },
      'weekend b gallery 2026-03-14': { visits: 1 },
      'weekend b landing2 2026-03-14': { visits: 1 },
      'weekend gallery 2026-03-14': { visits: 1 },
    });
  });

  test('are not those of programs, prefetching browsers, HEAD requests, members, the default page or ended campaigns', async () => {
    const url = '/landers/gallery/weekend';
    const bots = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (Applebot/0.1)',
      'facebookexternalhit/1.1',
      'curl/8.5.0',
      '',
    ];
    for (const agent of bots) await open(url, visitor({ headers: { 'user-agent': agent } }));
    await open(url, visitor({ headers: { 'sec-purpose': 'prefetch;prerender' } }));
    await open(url, visitor({ headers: { purpose: 'prefetch' } }));
    await server.http.inject({ method: 'HEAD', url, headers: { host: 'localhost', 'user-agent': BROWSER } });
    await open(url, server.as(await server.signUpMember(), { headers: { 'user-agent': BROWSER } }));
    await open('/landers/gallery');
    await open('/landers/gallery/made-up');
    await open('/landers/gallery/summer');
    expect(await campaignCounts(server)).toEqual({});
    const phone = BROWSER.replace('Android 14', 'Android 14; CUBOT NOTE');
    await open(url, visitor({ headers: { 'user-agent': phone } }));
    expect(await campaignCounts(server)).toEqual({ 'weekend gallery 2026-03-14': { visits: 1 } });
  });

  test('fall on the day of the site’s time zone, and belong to the site', async () => {
    await setCampaigns(server, [{ ...weekend, last_day: undefined }]);
    await setCampaigns(server, [weekend], lilac);
    server.clock.set(new Date('2026-03-14T23:30:00Z'));
    for (const host of ['localhost', 'lilac.localhost'])
      await open('/landers/gallery/weekend', visitor({ host, cookies: { scheme: 'light' } }));
    expect(await campaignCounts(server)).toEqual({ 'weekend gallery 2026-03-15': { visits: 1 } });
    expect(await campaignCounts(server, lilac)).toEqual({ 'weekend gallery 2026-03-14': { visits: 1 } });
  });

  test('are added up, and none is lost while the database refuses', async () => {
    const { campaignVisits } = server.app;
    for (let round = 0; round < 5; round++) {
      for (const v of ['a', 'b', 'zzz']) await open(`/landers/gallery/weekend?v=${v}`);
      await campaignVisits.flush();
    }
    await server.db.schema.alterTable('campaign_counts').renameTo('away').execute();
    await open('/landers/gallery/weekend?v=a');
    await campaignVisits.flush();
    await open('/landers/gallery/weekend?v=a');
    await server.db.schema.alterTable('away').renameTo('campaign_counts').execute();
    expect(await campaignCounts(server)).toEqual({
      'weekend a gallery 2026-03-14': { visits: 7 },
      'weekend b gallery 2026-03-14': { visits: 5 },
      'weekend gallery 2026-03-14': { visits: 5 },
    });
  });

  test('set no cookie that knows the variant', async () => {
    const browser = visitor();
    await open('/landers/gallery/weekend?v=b', browser);
    expect([...browser.cookies.keys()]).toEqual(['source']);
    expect(Buffer.from(browser.cookies.get('source') ?? '', 'base64url').toString()).toBe(
      '["posters","weekend","","",""]',
    );
  });
});

describe('the traffic source of a campaign (spec 3.13)', () => {
  const sourceAfter = async (url: string, cookies: Record<string, string> = {}) => {
    const browser = visitor({ cookies });
    await open(url, browser);
    return decodeSourceCookie(browser.cookies.get('source'))?.network;
  };
  const own = { source: encodeSourceCookie({ network: 'own', ref: '', sub1: '', sub2: '', sub3: '' }) };

  test('is that of visitors who have none, also from the cache', async () => {
    for (let time = 0; time < 2; time++)
      expect(await sourceAfter('/landers/gallery/weekend')).toBe('posters');
    expect(rendered).toHaveLength(1);
    expect(await sourceAfter('/landers/gallery/weekend', own)).toBe('own');
    expect(await sourceAfter('/landers/gallery/weekend?network=link', own)).toBe('link');
    expect(await sourceAfter('/landers/gallery/made-up')).toBeUndefined();
    expect(await sourceAfter('/landers/gallery/summer')).toBeUndefined();
    expect(await sourceAfter('/landers/gallery/weekend', {})).toBe('posters');
  });

  test('lets visitors search and sign up where only those with a source may, from the first page on', async () => {
    for (const [name, value] of [
      ['logged_out_search', 'no'],
      ['logged_out_search_trafficsource', 'yes'],
      ['signups', 'with_trafficsource'],
    ] as const)
      await setSetting(server, name, value);
    const refusal = async (browser: ReturnType<typeof visitor>) =>
      (await browser.call(getSignupPolicy)).refusal;
    const [direct, sent] = [visitor(), visitor()];
    expect(await open('/landers/gallery', direct)).toContain('no faces');
    expect(await open('/landers/gallery/weekend', sent)).toMatch(/ faces$/);
    expect(await open('/landers/gallery', sent)).toMatch(/gallery faces$/);
    expect(await open('/landers/gallery', direct)).toContain('no faces');
    expect([await refusal(direct), await refusal(sent)]).toEqual(['signup_invite_only', null]);
  });
});
