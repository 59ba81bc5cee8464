import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { insertTestLike } from './support/swipe-members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(name) });
const takeBackButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Trek je like voor ${name} in` });

test('likes keep their scroll position, disappear from all tabs at once, and each empty list says what to do (spec 2.9, 4.7; look: Search grid)', {
  tag: '@full',
}, async ({ browser, page, context, baseURL }) => {
  const home = baseURL ?? '';
  const [wout, jesse, lars] = [
    await newMember({ name: 'Wout' }),
    await newMember({ name: 'Jesse' }),
    await newMember({ name: 'Lars' }),
  ];
  await logIn(context, wout, home);

  await test.step('an empty tab explains why and links on', async () => {
    const empty = {
      received: 'Nog geen likes ontvangen',
      given: 'Nog geen likes gegeven',
      matches: 'Nog geen matches',
    };
    await page.goto('/likes');
    for (const [type, emptyText] of Object.entries(empty)) {
      await page.locator(`nav a[href="/likes/${type}"]`).click();
      await expect(page.getByText(emptyText)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Leden zoeken' })).toBeVisible();
      await expectAccessible(page);
    }
  });

  for (const name of Array.from({ length: 30 }, (_, index) => `Kees ${index + 1}`))
    await insertTestLike(await newMember({ name }), wout);
  for (const liked of [jesse, lars]) await insertTestLike(wout, liked);

  await test.step('a list is as it was left', async () => {
    const autoLike = page.waitForResponse('**/api/auto-like.php');
    await page.goto('/likes/received');
    await autoLike;
    await card(page, 'Kees 16\\b').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 90);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await page.waitForFunction(async () => {
      const before = scrollY;
      await new Promise(resolve => setTimeout(resolve, 200));
      return scrollY === before;
    });
    const [before, cardCount] = await page.evaluate(() => [
      scrollY,
      document.querySelectorAll('main li').length,
    ]);
    await card(page, 'Kees 16\\b').click();
    await expect(page.getByRole('heading', { level: 1, name: /Kees 16/ })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await page.goBack();
    await expect(card(page, 'Kees 16\\b')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => document.querySelectorAll('main li').length)).toBe(cardCount);
    await expect(page.getByRole('link', { name: /29 nieuwe likes/ }).first()).toBeVisible();
  });

  await test.step('a like taken back in one tab disappears from the other and is restored with one press', async () => {
    const secondTab = await context.newPage();
    for (const tab of [page, secondTab]) {
      await tab.goto('/likes/given');
      await expect(takeBackButton(tab, 'Jesse')).toBeVisible();
    }
    await page.bringToFront();
    await takeBackButton(page, 'Jesse').click();
    for (const tab of [page, secondTab]) {
      await expect(takeBackButton(tab, 'Jesse')).toHaveCount(0);
      await expect(takeBackButton(tab, 'Lars')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    for (const tab of [page, secondTab]) await expect(takeBackButton(tab, 'Jesse')).toBeVisible();

    const block = {
      data: { id: wout.profileId },
      headers: { origin: home, cookie: `session=${jesse.sessionSecret}` },
    };
    expect((await secondTab.request.fetch(`${home}/api/block.php`, { method: 'POST', ...block })).ok()).toBe(
      true,
    );
    for (const tab of [page, secondTab]) {
      await expect(card(tab, 'Jesse')).toHaveCount(0);
      await expect(card(tab, 'Lars')).toBeVisible();
      await expect(tab.locator('nav a[href="/likes/given"]')).toContainText('1');
    }
  });

  await test.step('offline it waits, is shown as done, and is sent once the connection is back', async () => {
    const away = await browser.newContext({ locale: 'nl-NL' });
    await logIn(away, wout, home);
    const offlineTab = await away.newPage();
    const hydration = offlineTab.waitForResponse(/\/api\/chats\.php/);
    await offlineTab.goto('/likes/given');
    await hydration;
    await away.setOffline(true);
    await takeBackButton(offlineTab, 'Lars').click();
    await expect(takeBackButton(offlineTab, 'Lars')).toHaveCount(0);
    await expect(takeBackButton(page, 'Lars')).toBeVisible();
    await away.setOffline(false);
    await expect(takeBackButton(page, 'Lars')).toHaveCount(0);
    await offlineTab.getByRole('button', { name: 'Ongedaan maken' }).click();
    for (const tab of [page, offlineTab]) await expect(takeBackButton(tab, 'Lars')).toBeVisible();
    await away.close();
  });
});
