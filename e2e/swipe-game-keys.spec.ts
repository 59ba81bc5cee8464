import type { Page } from '@playwright/test';
import { logIn } from './support/new-member.ts';
import { insertSwipeMembers, insertTestLike, storedSwipeDay } from './support/swipe-members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const nameOnTop = async (page: Page) =>
  (await page.locator('[data-place="0"]').getByRole('link').innerText()).match(/Kaart \d+/)?.[0] ?? '';

const watchMotion = (page: Page) =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    const moved: string[] = [];
    Object.assign(window, { moved });
    Element.prototype.animate = function (frames, timing) {
      for (const frame of [frames].flat()) moved.push(...Object.keys(frame ?? {}));
      return animate.call(this, frames, timing);
    };
  });
const motions = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { moved: string[] }).moved)]);

test('the swipe game works with the keyboard alone, and without motion where that is preferred (spec 2.8; look: Swipe)', {
  tag: '@full',
}, async ({ page, context, baseURL }) => {
  const { player, others } = await insertSwipeMembers(3);
  await logIn(context, player, baseURL ?? '');
  const chatsLoaded = page.waitForResponse(/\/api\/chats\.php/);
  await page.goto('/swipe-game');
  await expect(page.getByText('Nog 40 swipes en 4 likes vandaag')).toBeVisible();
  await chatsLoaded;
  await watchMotion(page);
  const first = await nameOnTop(page);

  await page.locator('[data-place="0"]').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(first) })).toBeVisible();
  await page.goBack();
  // Waits for the end of the view transition, during which no key is handled.
  await page.locator('[data-place="0"]').click({ trial: true });

  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => nameOnTop(page)).not.toBe(first);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => nameOnTop(page)).toBe(first);
  expect(await motions(page)).toEqual(['opacity']);

  const liker = others.find(({ name }) => name === first);
  if (!liker) throw new Error(`nobody is called ${first}`);
  await insertTestLike(liker, player);
  await page.keyboard.press('ArrowRight');
  const match = page.getByRole('dialog', { name: 'Het is een match' });
  await expect(match).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(match).toBeHidden();
  await expect(page.getByText('Nog 39 swipes en 3 likes vandaag')).toBeVisible();

  const noButton = page.getByRole('button', { name: 'Nee', exact: true });
  await noButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nog 38 swipes en 3 likes vandaag')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Nog 37 swipes en 3 likes vandaag')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Nog 38 swipes en 3 likes vandaag')).toBeVisible();
  await expect.poll(() => storedSwipeDay(player)).toEqual({ swipes: 2, likes: 1 });
});
