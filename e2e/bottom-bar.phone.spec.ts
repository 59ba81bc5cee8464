import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';
import { expectThumbSized } from './support/touch-targets.ts';

test.beforeEach(async ({ page, context, baseURL }) => {
  await logIn(context, await newMember({ premium: true, purchasedCredits: 7 }), baseURL ?? '');
  await page.goto('/members');
});

async function expectWithinReach(page: Page): Promise<void> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(screen.width + 0.5);
    expect(y).toBeGreaterThan(screen.height * 0.7);
    expect(y + height).toBeLessThanOrEqual(screen.height + 0.5);
  }
  const overflow = await horizontalOverflow(page);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('on a phone the main links are at the bottom (spec 2.3)', async ({ page }) => {
  await expectWithinReach(page);
});

test('no name of a main link is cut off', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
  const cutNames = await links.evaluateAll(all =>
    all.flatMap(link => {
      const name = link.lastElementChild;
      return name && name.scrollWidth > name.clientWidth ? [name.textContent] : [];
    }),
  );
  expect(cutNames).toEqual([]);
  await expect(links.first()).toHaveAccessibleName('Leden zoeken');
});

test('the main links are at the bottom at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await expectWithinReach(page);
});

test('the main links are at the bottom with text of twice the size', async ({ page }) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectWithinReach(page);
});

test('the actions for a member fit at 320 px and with text of twice the size', async ({ page }) => {
  const other = await newMember({ name: 'Bram' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/members/${other.profileId}`);
  for (const fontSize of ['100%', '200%']) {
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    for (const control of [
      page.getByRole('button', { name: /^Geef Bram een cadeau/ }),
      page.getByRole('main').getByRole('link', { name: /bericht/i }),
      page.getByRole('button', { name: /^Meer .*Bram/ }),
    ])
      await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test('the main links are at the bottom at 991 px and at the top from 992 px', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await expectWithinReach(page);
  await page.setViewportSize({ width: 992, height: 800 });
  const links = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link');
  await expect(links).toHaveCount(4);
  expect((await links.first().boundingBox())?.y).toBeLessThan(64);
});

test.describe('for members and visitors', () => {
  test.use({ endsSessions: true });

  test('every control is a full touch target, on every main page (look)', async ({ page, context }) => {
    test.setTimeout(300_000);
    const { profileId } = await newMember({ name: 'Bram' });
    const settings = [
      'account',
      'privacy',
      'hidden-words',
      'contacts',
      'check-in',
      'discretion',
      'logins',
      'language',
      'look',
      'spending',
    ];
    for (const path of [
      '/members',
      '/members?page=2',
      '/members?online=1&min_age=30',
      `/members/${profileId}`,
      '/likes/visitors',
      '/match-finder',
      '/swipe-game',
      '/chats',
      `/members/${profileId}/chat`,
      '/credits',
      '/premium',
      '/transactions',
      '/profile',
      '/profile/album',
      '/settings',
      ...settings.map(setting => `/settings/${setting}`),
    ]) {
      await page.goto(path);
      await expectThumbSized(page);
    }
    await page.goto('/credits');
    await page.getByRole('region', { name: 'Bundels' }).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Zo werkt dat' })).toBeVisible();
    await expectThumbSized(page);
    await page.goto('/members');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectThumbSized(page);
    await context.clearCookies();
    for (const path of [
      '/',
      '/login',
      '/signup',
      '/reset-password',
      '/members',
      '/pricing',
      '/complaints',
      '/safety',
      '/pages/faq',
    ]) {
      await page.goto(path);
      await expectThumbSized(page);
    }
  });
});
