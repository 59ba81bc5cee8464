import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { CountryCode } from '../../src/contract/countries.ts';
import { type LanguageCode, languageCodes, languages } from '../../src/contract/languages.ts';
import { pageSlugs } from '../../src/contract/public-pages.ts';
import type { TestMember } from '../../src/server/testing/members.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { logIn, newMember } from './new-member.ts';
import { routePatterns } from './route-paths.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Console errors of pages that say that a link, an order or a page does not exist. */
export const missingPageErrors = /status of (404|410|422) \([\w ]+\) \S+$/;

const roles = ['visitor', 'unconfirmed', 'free', 'premium'] as const;
type Role = (typeof roles)[number];

/** Where a visitor is sent to the login, with the way back. */
const membersOnly = [
  '/likes',
  '/likes/visitors',
  '/likes/:type',
  '/credits',
  '/credits/repeat-order',
  '/credits/:id/:paymentmethod?',
  '/directdebit',
  '/transactions/:id?',
  '/premium',
  '/match-finder',
  '/swipe-game',
  '/profile',
  '/profile/album',
  '/profile/verification',
  '/notifications',
  '/signup-matches',
  '/activate/sent',
  '/members/:id/chat',
  '/chats',
  '/chats/:id',
  '/logout',
];
const isForMembersOnly = (pattern: string) =>
  membersOnly.includes(pattern) || pattern.startsWith('/settings');

/** Where everybody but staff is sent to the login of the back office. */
const isForStaffOnly = (pattern: string) => /^\/backoffice(?!\/(login|invitation)$)/.test(pattern);

const isLandingPage = (pattern: string) =>
  pattern.startsWith('/landers/') || pattern.startsWith('/members/:id/landing');

/** Where a member is sent to the members page. */
const isForVisitorsOnly = (pattern: string) =>
  ['/', '/login', '/logout', '/signup'].includes(pattern) || isLandingPage(pattern);

/** Status of pages whose address names nothing, or a link that is no longer valid. */
const refusals: Record<string, number> = {
  '/chats/:id': 404,
  '/*': 404,
  '/notifications/enable': 410,
  '/appeal': 410,
  '/check-in/answer': 410,
  '/check-in/friend': 410,
};

type Names = {
  /** Id of a member without photo. */
  other: string;
  /** Id of a member who shows his face to visitors. */
  shown: string;
  bundle: string;
};

function addressesOf(pattern: string, { other, shown, bundle }: Names): string[] {
  const filled = pattern
    .replace('/:paymentmethod?', '/ideal')
    .replace('/landing2/:slug?', '/landing2')
    .replace('/landing3/:slug?', '/landing3')
    .replace(/\/:slug\?$/, '')
    .replace('/transactions/:id?', '/transactions')
    .replace('/credits/:id', `/credits/${bundle}`)
    .replace('/chats/:id', `/chats/${randomUUID()}`)
    .replace('/likes/:type', '/likes/matches')
    .replace('/*', '/nowhere');
  // A member without photo has the default of these pages.
  if (filled.startsWith('/members/:id/landing')) return [other, shown].map(id => filled.replace(':id', id));
  const address = filled.replace(':id', other);
  return address === '/pages/:slug' ? pageSlugs.map(slug => `/pages/${slug}`) : [address];
}

/** An address of every route that `other` has a place in. */
export async function routeAddresses(page: Pick<Page, 'request'>, other: string): Promise<string[]> {
  const names = { other, shown: other, bundle: await firstBundle(page) };
  return routePatterns.flatMap(pattern => addressesOf(pattern, names));
}

/** A key of the catalogues that is shown instead of its text. */
const MISSING_TEXT = /\b(?:[a-z_]+\.){1,2}[a-z]+_[a-z_]+\b|\{\w+\}/;

async function expectGoodPage(page: Page, pattern: string, status: number): Promise<void> {
  const address = page.url();
  expect.soft(status, `status of ${address}`).toBe(refusals[pattern] ?? 200);
  await expect(page.locator('h1'), `headings of ${address}`).toHaveCount(1);
  await expect(page.locator('h1')).not.toBeEmpty();
  expect.soft(await page.title(), `title of ${address}`).toMatch(/\S/);
  const canonical = page.locator('link[rel=canonical]');
  if (status === 200) await expect(canonical, `canonical address of ${address}`).toHaveCount(1);
  const text = await page.locator('body').innerText();
  expect.soft(text.match(MISSING_TEXT)?.[0], `missing text at ${address}`).toBeUndefined();
}

async function expectNoSidewaysScroll(page: Page, pattern: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, fontSize] of [
    [320, '100%'],
    [before?.width ?? 390, '200%'],
    ...(isLandingPage(pattern) ? ([[320, '200%']] as const) : []),
  ] as const) {
    await page.setViewportSize({ width, height: before?.height ?? 844 });
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    expect
      .soft(await horizontalOverflow(page), `${page.url()} is too wide at ${width} px, text ${fontSize}`)
      .toBeLessThanOrEqual(0);
    if (fontSize === '100%') expect.soft(await labelsCutOff(page), `cut off at ${page.url()}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Words on buttons, tabs and other controls that do not fit. Chips with names of members may end in dots. */
const labelsCutOff = (page: Page): Promise<string[]> =>
  page
    .locator('button, [role=tab], nav a, summary, label')
    .filter({ visible: true })
    .evaluateAll(controls =>
      controls.flatMap(control =>
        [control, ...control.querySelectorAll('*')]
          .filter(part => getComputedStyle(part).overflowX !== 'visible' && part.clientWidth > 1)
          .filter(part => part.scrollWidth > part.clientWidth + 1)
          .map(part => part.textContent?.trim() ?? '')
          .filter(text => text !== ''),
      ),
    );

async function firstBundle({ request }: Pick<Page, 'request'>): Promise<string> {
  const { bundles } = (await (await request.get('/api/bundles.php')).json()) as { bundles: { id: string }[] };
  return bundles[0]?.id ?? '';
}

async function shownMember({ request }: Pick<Page, 'request'>): Promise<string> {
  const answer = await request.get('/api/landing.php?lander=landing');
  const { faces } = (await answer.json()) as { faces: { id: string }[] };
  return faces[0]?.id ?? '';
}

async function memberOf(role: Role, locale: string): Promise<TestMember | null> {
  const [language, country] = locale.split('-') as [LanguageCode, CountryCode];
  if (role === 'visitor') return null;
  if (role === 'unconfirmed') return newMember({ language, country, status: 'not_confirmed' });
  return newMember({ language, country, ...(role === 'premium' && { premium: true, purchasedCredits: 40 }) });
}

type Browsing = { page: Page; context: BrowserContext; baseURL: string | undefined };

/** A walk over all routes at once would last longer than one test may on a busy machine. */
const WALKS = 6;
const isInWalk = (walk: number) => (_pattern: string, index: number) => index % WALKS === walk;

/**
 * Tests that every route is a whole page, or leads where the role is sent. `npm test` walks as one role on each
 * screen; `npm run test:full` as all of them in both themes, and as visitor and member in every language.
 * @spec 1.5 2.1 2.2 6
 */
export function testEveryRoute(gateRole: Role): void {
  test.use({ expectedErrors: missingPageErrors });
  testWalks(gateRole);
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`in the ${colorScheme} theme`, { tag: '@full' }, () => {
      test.use({ colorScheme });
      for (const role of roles) testWalks(role);
    });
  for (const locale of locales)
    test.describe(`in ${locale}`, { tag: '@full' }, () => {
      test.use({ locale });
      for (const role of ['visitor', 'free'] as const) testWalks(role, locale);
    });
}

/** Dutch is walked in both themes; variants have few texts of their own. */
const locales = languageCodes.filter(code => code !== 'nl').map(code => languages[code].iso);

function testWalks(role: Role, locale = 'nl-NL'): void {
  for (let walk = 0; walk < WALKS; walk++)
    test(`every route is a whole page for the role "${role}", part ${walk + 1} of ${WALKS} (spec 1.5, 2.1, 2.2, 6)`, ({
      page,
      context,
      baseURL,
    }) => walkRoutes({ page, context, baseURL }, { role, locale }, routePatterns.filter(isInWalk(walk))));
}

type Walker = { role: Role; locale: string };

async function walkRoutes(
  { page, context, baseURL }: Browsing,
  { role, locale }: Walker,
  patterns: readonly string[],
): Promise<void> {
  const thirdParties = new Set<string>();
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) thirdParties.add(origin);
  });
  const other = await newMember({ name: 'Bram', visibleToVisitors: true });
  const member = await memberOf(role, locale);
  if (member) await logIn(context, member, baseURL ?? '');
  const names = { other: other.profileId, shown: await shownMember(page), bundle: await firstBundle(page) };
  for (const pattern of patterns) {
    for (const address of addressesOf(pattern, names)) {
      if (isForStaffOnly(pattern)) await expectStaffLogin(page, address, role);
      else await visit(page, address, pattern, { role, locale });
    }
  }
  expect([...thirdParties], 'origins of third parties').toEqual([]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  // The time zone, which the server needs for dates, requires no consent.
  if (role === 'visitor') expect(cookies, 'cookies of a visitor').toEqual(['tz']);
}

/** The page itself is one of the routes, so its address is enough here. */
async function expectStaffLogin({ request }: Page, address: string, role: Role): Promise<void> {
  const { pathname } = new URL((await request.get(address)).url());
  expect.soft(pathname, `the role ${role} at ${address}`).toBe('/backoffice/login');
}

async function visit(page: Page, address: string, pattern: string, { role, locale }: Walker): Promise<void> {
  const response = await page.goto(address);
  const { pathname } = new URL(page.url());
  if (role === 'visitor' && isForMembersOnly(pattern)) {
    expect.soft(pathname, `a visitor at ${address}`).toBe('/login');
    return;
  }
  if (role !== 'visitor' && pattern === '/members/:id/signup') {
    expect.soft(pathname, `a member at ${address}`).toBe(address.replace('/signup', ''));
    return;
  }
  if (role !== 'visitor' && isForVisitorsOnly(pattern)) {
    expect.soft(pathname, `a member at ${address}`).toBe('/members');
    return;
  }
  await expectGoodPage(page, pattern, response?.status() ?? 0);
  const isInEnglish = pattern.startsWith('/backoffice') && !locale.startsWith('nl');
  expect
    .soft((await page.locator('html').getAttribute('lang'))?.slice(0, 2), `language of ${address}`)
    .toBe(isInEnglish ? 'en' : locale.slice(0, 2));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, pattern);
}
