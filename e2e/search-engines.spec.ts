import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { languageCodes } from '../src/contract/languages.ts';
import { landerPaths, sitePaths } from '../src/contract/public-pages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const publicPages = [...sitePaths, ...landerPaths];

type Head = {
  title: string;
  language: string;
  tags: { name: string; value: string }[];
  questions: string[];
};

/** Reads the document as a search engine does, without executing its scripts. */
async function headOf(page: Page, request: APIRequestContext, address: string): Promise<Head> {
  const response = await request.get(address, { headers: { 'accept-language': 'nl' } });
  expect(response.status(), address).toBe(200);
  return page.evaluate(
    html => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const tags = [...parsed.head.querySelectorAll('meta[name], meta[property], link[rel]')].map(tag => ({
        name: ['name', 'property', 'rel', 'hreflang', 'media']
          .flatMap(attribute => tag.getAttribute(attribute) ?? [])
          .join(' '),
        value: tag.getAttribute('content') ?? tag.getAttribute('href') ?? '',
      }));
      return {
        title: parsed.title,
        language: parsed.documentElement.lang,
        tags,
        questions: [...parsed.querySelectorAll('main h2')].map(heading => heading.textContent),
      };
    },
    await response.text(),
  );
}

const valuesOf = ({ tags }: Head, name: string) =>
  tags.filter(tag => tag.name === name).map(({ value }) => value);
const singleValue = (head: Head, name: string): string => {
  const values = valuesOf(head, name);
  expect(values, name).toHaveLength(1);
  return values[0] ?? '';
};
const alternatesOf = ({ tags }: Head) =>
  tags
    .filter(({ name }) => name.startsWith('alternate '))
    .map(({ name, value }) => `${name.split(' ')[1]} ${value}`)
    .sort();

const repeatable = /^(rating|preload|stylesheet|modulepreload|og:locale:alternate|theme-color)/;

test('every public page names itself once, in each language, with texts of the length that search engines show (spec 2.7)', async ({
  page,
  request,
  baseURL,
}) => {
  for (const language of languageCodes) {
    const [titles, descriptions] = [new Set<string>(), new Set<string>()];
    for (const path of publicPages) {
      const address = `${path}?lang=${language}`;
      const head = await headOf(page, request, address);
      expect(head.language, address).toMatch(new RegExp(`^${language}-`));
      expect(head.title.length, head.title).toBeGreaterThan(10);
      expect(head.title.length, head.title).toBeLessThanOrEqual(70);
      const description = singleValue(head, 'description');
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect([titles.has(head.title), descriptions.has(description)], address).toEqual([false, false]);
      titles.add(head.title);
      descriptions.add(description);
      expect(singleValue(head, 'canonical')).toBe(`${baseURL}${address}`);
      expect(singleValue(head, 'og:url')).toBe(`${baseURL}${address}`);
      expect(singleValue(head, 'og:locale')).toBe(head.language.replace('-', '_'));
      expect(singleValue(head, 'robots')).toBe('noimageindex');
      expect(valuesOf(head, 'rating')).toEqual(['adult', 'RTA-5042-1996-1400-1577-RTA']);
      const names = head.tags.map(({ name }) => name).filter(name => !repeatable.test(name));
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        address,
      ).toEqual([]);
    }
  }
});

test('all addresses of a page name the same other languages, each of them and each country once (spec 1.5, 2.7)', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/', '/pages/faq', '/landers/gallery']) {
    const [own, dutch, english] = await Promise.all(
      [path, `${path}?lang=nl`, `${path}?lang=en`].map(address => headOf(page, request, address)),
    );
    if (!own || !dutch || !english) throw new Error('a page is missing');
    expect(alternatesOf(own)).toEqual(
      expect.arrayContaining([
        `x-default ${baseURL}${path}`,
        `nl-BE ${baseURL}${path}?lang=nl`,
        `nl ${baseURL}${path}?lang=nl`,
        `en-GB ${baseURL}${path}?lang=en`,
      ]),
    );
    expect(alternatesOf(dutch)).toEqual(alternatesOf(own));
    expect(alternatesOf(english)).toEqual(alternatesOf(own));
    expect(singleValue(own, 'canonical')).toBe(`${baseURL}${path}`);
  }
});

test('the address that search engines keep has no click ids, unknown languages or slash at its end (spec 2.7)', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [address, canonical] of [
    ['/pricing?gclid=1&utm_source=x', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing?lang=xx', '/pricing'],
    ['/?lang=en&fbclid=1', '/?lang=en'],
    ['/landers/gallery?v=b', '/landers/gallery'],
  ] as const) {
    const head = await headOf(page, request, address);
    expect(singleValue(head, 'canonical'), address).toBe(`${baseURL}${canonical}`);
  }
});

test('an unknown campaign shows the page without a campaign, and search engines list only that (spec 2.1, 2.7)', async ({
  page,
  request,
  baseURL,
}) => {
  const address = '/landers/gallery/no-such-campaign';
  const head = await headOf(page, request, address);
  expect(singleValue(head, 'canonical')).toBe(`${baseURL}/landers/gallery`);
  expect((await request.get(address)).headers()['x-robots-tag']).toBe('noindex');
});

test('a variant of a campaign names the campaign as its address; an ended one is in no search engine (spec 2.1, 2.7)', async ({
  page,
  request,
  baseURL,
}) => {
  for (const query of ['', '?v=b&gclid=1', '?v=unknown']) {
    const head = await headOf(page, request, `/landers/gallery/weekend${query}`);
    expect(singleValue(head, 'canonical')).toBe(`${baseURL}/landers/gallery/weekend`);
    expect(singleValue(head, 'og:image')).toContain('/campaigns/');
  }
  const ended = await request.get('/landers/gallery/summer');
  expect([ended.status(), ended.headers()['x-robots-tag']]).toEqual([410, 'noindex']);
  expect((await ended.text()).match(/<meta name="robots"[^>]*>/g)).toEqual([
    '<meta name="robots" content="noindex"/>',
  ]);
});

test('pages of members, of one visitor and of errors are in no search engine (spec 2.7, D1.11)', async ({
  page,
  request,
}) => {
  const { profiles } = await (await request.get('/api/members.php?with_photo=1')).json();
  const { id } = profiles[0];
  for (const path of [
    '/members',
    '/members?min_age=30',
    `/members/${id}`,
    `/members/${id}/landing`,
    `/members/${id}/landing2`,
    '/signup',
    '/login',
    '/lang-config',
    '/complaints?sent=AB12CD34',
  ]) {
    const head = await headOf(page, request, path);
    expect(singleValue(head, 'robots'), path).toBe('noindex');
  }
  for (const path of ['/pages/unknown', '/nothing']) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['x-robots-tag']], path).toEqual([404, 'noindex']);
    expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test('a reader who came to an address in one language can choose another (spec 1.5, 2.3)', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/pages/cookies?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en-/);
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl-/);
  await expect(page).toHaveURL(/\/pages\/cookies$/);
  const choice = await request.post('/lang-config', {
    form: { language: 'nl', next: '/landers/gallery/summer?lang=en&v=b#top' },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  expect(choice.headers().location).toBe('/landers/gallery/summer?v=b#top');
});

test('the address of a page follows navigations in the browser (spec 2.7)', async ({
  context,
  page,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/members');
  await page.getByRole('link', { name: 'Likes' }).first().click();
  await page.waitForURL('**/likes');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/likes`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('browsers show pages with structured data without complaint, and it says what the page says (spec 2.7, 2.9)', async ({
  page,
  baseURL,
}) => {
  const dataOn = async (path: string) => {
    await page.goto(path);
    const [json] = await page.locator('script[type="application/ld+json"]').allTextContents();
    return JSON.parse(json ?? '')['@graph'];
  };
  const [organization, website] = await dataOn('/');
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Lavender', url: `${baseURL}/` });
  expect((await page.request.get(organization.logo)).status()).toBe(200);
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization['@id'] } });
  const [faq] = await dataOn('/pages/faq');
  const questions = faq.mainEntity.map(({ name }: { name: string }) => name);
  expect(questions).toEqual(await page.locator('main h2').allTextContents());
  for (const { acceptedAnswer } of faq.mainEntity) {
    const [first = ''] = acceptedAnswer.text.split('\n');
    await expect(page.getByText(first, { exact: true })).toBeVisible();
  }
});

test('a link to a public page is shared with a picture that exists in the size it names (spec 2.7)', async ({
  page,
  request,
}) => {
  const seen = new Set<string>();
  for (const path of publicPages) {
    const head = await headOf(page, request, path);
    const address = singleValue(head, 'og:image');
    expect(singleValue(head, 'twitter:card')).toBe('summary_large_image');
    expect(singleValue(head, 'og:image:alt')).toBe(head.title);
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await request.get(address);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, height } = await sharp(await response.body()).metadata();
    expect([String(width), String(height)]).toEqual([
      singleValue(head, 'og:image:width'),
      singleValue(head, 'og:image:height'),
    ]);
  }
  expect(seen.size).toBe(landerPaths.length + 3);
});

test('a site where sign-up is by invitation keeps its landing pages out of search engines (spec 2.7, 6.1)', async ({
  request,
  baseURL,
}) => {
  const { address } = await openTestSite('unlisted', { signups: 'invite_only' }, baseURL ?? '');
  const { port } = new URL(baseURL ?? '');
  const atSite = (path: string) =>
    request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: new URL(address).host } });
  const landing = await atSite('/landers/gallery');
  expect([landing.status(), landing.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(await landing.text()).toContain('<meta name="robots" content="noindex"');
  expect((await atSite('/pricing')).headers()['x-robots-tag']).toBeUndefined();
  expect(await (await atSite('/sitemap.xml')).text()).not.toContain('landers');
});

test('in discreet mode a public page has a neutral title and nothing else that names the site (spec D5.2)', async ({
  context,
  page,
  baseURL,
}) => {
  await logIn(context, await newMember({ name: 'Stille' }), baseURL ?? '');
  await context.addCookies([{ name: 'discreet', value: 'escape', url: baseURL ?? '' }]);
  await context.clearCookies({ name: 'session' });
  await page.goto('/pages/faq');
  await expect(page).toHaveTitle('Agenda');
  const tags = page.locator(
    'link[rel=canonical], link[hreflang], meta[property], meta[name=rating], script[type="application/ld+json"]',
  );
  await expect(tags).toHaveCount(0);
});
