import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { TestMember } from '../../src/server/testing/members.ts';
import { logIn, newMember } from './new-member.ts';
import { routePatterns } from './route-paths.ts';
import { expect, expectAccessible } from './test.ts';

/** Console errors of pages that say that a link, an order or a page does not exist. */
export const missingPageErrors = /status of (404|410|422) \([\w ]+\) \S+$/;

export const roles = ['visitor', 'unconfirmed', 'free', 'premium'] as const;
export type Role = (typeof roles)[number];

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

/** Where a member is sent to the members page. */
const isForVisitorsOnly = (pattern: string) =>
  ['/', '/login', '/logout', '/signup'].includes(pattern) ||
  pattern.startsWith('/landers/') ||
  pattern.startsWith('/members/:id/landing');

/** Status of pages whose address names nothing, or a link that is no longer valid. */
const refusals: Record<string, number> = { '/chats/:id': 404, '/*': 404, '/notifications/enable': 410 };

const slugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'];

function addressesOf(pattern: string, { other, bundle }: { other: string; bundle: string }): string[] {
  const filled = pattern
    .replace('/:paymentmethod?', '/ideal')
    .replace('/landing2/:slug?', '/landing2')
    .replace('/landing3/:slug?', '/landing3')
    .replace(/\/:slug\?$/, '')
    .replace('/transactions/:id?', '/transactions')
    .replace('/credits/:id', `/credits/${bundle}`)
    .replace('/chats/:id', `/chats/${randomUUID()}`)
    .replace('/likes/:type', '/likes/matches')
    .replace(':id', other)
    .replace('/*', '/nowhere');
  return filled === '/pages/:slug' ? slugs.map(slug => `/pages/${slug}`) : [filled];
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

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, fontSize] of [
    [320, '100%'],
    [before?.width ?? 390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: before?.height ?? 844 });
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect
      .soft(overflow, `${page.url()} is too wide at ${width} px, text ${fontSize}`)
      .toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

async function firstBundle({ request }: Pick<Page, 'request'>): Promise<string> {
  const { bundles } = (await (await request.get('/api/bundles.php')).json()) as { bundles: { id: string }[] };
  return bundles[0]?.id ?? '';
}

async function memberOf(role: Role): Promise<TestMember | null> {
  if (role === 'visitor') return null;
  if (role === 'unconfirmed') return newMember({ status: 'not_confirmed' });
  return newMember(role === 'premium' ? { premium: true, purchasedCredits: 40 } : {});
}

type Browsing = { page: Page; context: BrowserContext; baseURL: string | undefined };

/**
 * Opens every route of the product as the role, and expects a whole page or the page that the role is sent to.
 * @spec 2.1 2.2 6
 */
export async function walkRoutes({ page, context, baseURL }: Browsing, role: Role): Promise<void> {
  const other = await newMember({ name: 'Bram', visibleToVisitors: true });
  const member = await memberOf(role);
  if (member) await logIn(context, member, baseURL ?? '');
  const bundle = await firstBundle(page);
  for (const pattern of routePatterns) {
    for (const address of addressesOf(pattern, { other: other.profileId, bundle }))
      await visit(page, address, pattern, role);
  }
}

async function visit(page: Page, address: string, pattern: string, role: Role): Promise<void> {
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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
