import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from './support/new-member.ts';
import { insertSwipeMembers, insertTestLike, setSwipeDay, storedSwipeDay } from './support/swipe-members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const expectLeft = (page: Page, counts: string) =>
  expect(page.getByText(`Nog ${counts} vandaag`)).toBeVisible();
const topCard = (page: Page) => page.locator('[data-place="0"]');
const nameOnTop = async (page: Page) =>
  (await topCard(page).getByRole('link').innerText()).match(/Kaart \d+/)?.[0] ?? '';

async function expectInReach(page: Page): Promise<void> {
  const bar = await page.getByRole('navigation', { name: 'Hoofdmenu' }).boundingBox();
  const box = await topCard(page).boundingBox();
  expect(box?.height).toBeGreaterThan(190);
  for (const part of [topCard(page), button(page, 'Nee'), button(page, 'Ja')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
  }
}

async function drag(page: Page, context: BrowserContext, by: number): Promise<void> {
  // Waits for the end of a view transition, during which no touch is handled.
  await topCard(page).click({ trial: true });
  const finger = await context.newCDPSession(page);
  const { x, y, width, height } = (await topCard(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: x + width / 2, y: y + height / 2 };
  // Sets the times, because the speed of a swipe matters more than its distance.
  const begun = Date.now() / 1_000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at: number,
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + at * 0.04 });
  await touch('touchStart', 0, [from]);
  for (let step = 1; step <= 8; step++)
    await touch('touchMove', step, [{ x: from.x + (by * step) / 8, y: from.y + step }]);
  await touch('touchEnd', 8, []);
  await finger.detach();
}

test('cards are swiped by button, keyboard and finger, a no is undone, a match is shown, and the day has a limit (spec 2.8, 8.3, 9)', async ({
  page,
  context,
  baseURL,
}) => {
  const { player, others } = await insertSwipeMembers(13, { signedUpAt: new Date() });
  await logIn(context, player, baseURL ?? '');
  await page.goto('/swipe-game');
  await expectLeft(page, '40 swipes en 4 likes');
  const first = await nameOnTop(page);

  await test.step('card and buttons are visible with an alert above them, or below them where space is short', async () => {
    const notice = page.getByRole('region', { name: 'Je welkomstbonus' });
    const screen = page.viewportSize() ?? { width: 390, height: 844 };
    await expect(notice).toBeInViewport();
    await expectInReach(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(540);
    await expectInReach(page);
    await page.setViewportSize(screen);
  });

  await test.step('cards are swiped by button and by keyboard, and each swipe is undone', async () => {
    await button(page, 'Nee').click();
    await expectLeft(page, '39 swipes en 4 likes');
    await expect.poll(() => nameOnTop(page)).not.toBe(first);
    await expect(page.getByRole('status').filter({ hasText: await nameOnTop(page) })).toHaveCount(1);
    await button(page, 'Laatste nee terugnemen').click();
    await expectLeft(page, '40 swipes en 4 likes');
    expect(await nameOnTop(page)).toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expectLeft(page, '39 swipes en 4 likes');
    await page.keyboard.press('Backspace');
    await expectLeft(page, '40 swipes en 4 likes');
    await expect.poll(() => storedSwipeDay(player)).toEqual({ swipes: 0, likes: 0 });
    await expectAccessible(page);
  });

  await test.step('the gender to see is chosen in the game, stored, and loads other cards', async () => {
    const setPreferences = async (from: string, until: string, distance: string) => {
      await page.getByRole('button', { name: /^Wie je wilt zien/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Wie je wilt zien' });
      for (const [label, age] of [
        ['Leeftijd vanaf', '18'],
        ['Leeftijd tot en met', until],
        ['Leeftijd vanaf', from],
      ] as const) {
        await dialog.getByLabel(label).fill(age);
        await dialog.getByLabel(label).press('Tab');
      }
      await dialog.getByText(distance, { exact: true }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Opslaan' }).click();
      await expect(dialog).toBeHidden();
    };
    await setPreferences('99', '99', 'Overal');
    await expect(page.getByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /99-99 jaar, overal$/ })).toBeVisible();
    await setPreferences('18', '60', '10 km');
    await expect.poll(() => nameOnTop(page)).toBe(first);
  });

  await test.step('a short drag by finger springs back, a long one is a no', async () => {
    await drag(page, context, -40);
    await expectLeft(page, '40 swipes en 4 likes');
    expect(await nameOnTop(page)).toBe(first);
    await drag(page, context, -190);
    await expectLeft(page, '39 swipes en 4 likes');
  });

  await test.step('a card opens the profile, and Back leads to the same card', async () => {
    const name = await nameOnTop(page);
    await topCard(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    await page.getByRole('link', { name: 'Terug' }).click();
    await expectLeft(page, '39 swipes en 4 likes');
    expect(await nameOnTop(page)).toBe(name);
  });

  await test.step('a yes to a member who likes the viewer is a match, shown over the game', async () => {
    const name = await nameOnTop(page);
    const liker = others.find(other => other.name === name);
    if (!liker) throw new Error(`nobody is called ${name}`);
    await insertTestLike(liker, player);
    await drag(page, context, 190);
    const match = page.getByRole('dialog', { name: 'Het is een match' });
    await expect(match).toContainText(name);
    await page.keyboard.press('ArrowLeft');
    await match.getByRole('button', { name: 'Sluiten' }).click();
    await expectLeft(page, '38 swipes en 3 likes');
  });

  await test.step('offline swipes wait, and each arrives once', async () => {
    await context.setOffline(true);
    await button(page, 'Nee').click();
    await expectLeft(page, '37 swipes en 3 likes');
    await button(page, 'Nee').click();
    await expect(page.getByText('2 swipes wachten tot je weer verbinding hebt.')).toBeVisible();
    expect(await storedSwipeDay(player)).toEqual({ swipes: 2, likes: 1 });
    await context.setOffline(false);
    await expect.poll(() => storedSwipeDay(player)).toEqual({ swipes: 4, likes: 1 });
    await expectLeft(page, '36 swipes en 3 likes');
  });

  await test.step('without likes left a yes shows the reason, and a no continues', async () => {
    await setSwipeDay(player, { swipes: 38, likes: 4 });
    await page.reload();
    await expectLeft(page, '2 swipes en geen likes');
    await expect(page.getByText(/Je likes zijn op voor vandaag\. Wacht tot morgen: vanaf \w+/)).toBeVisible();
    const name = await nameOnTop(page);
    await drag(page, context, 190);
    await button(page, 'Ja').click({ force: true });
    expect(await nameOnTop(page)).toBe(name);
    await expectAccessible(page);
    await button(page, 'Nee').click();
    await expectLeft(page, '1 swipe en geen likes');
  });

  await test.step('without swipes left the page shows until when, and links to the search; the last no can still be undone', async () => {
    await button(page, 'Nee').click();
    await expect(page.getByRole('heading', { name: 'Je swipes zijn op voor vandaag' })).toBeVisible();
    await expect(page.getByText(/Wacht tot morgen: vanaf \w+/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Leden zoeken' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Laatste nee terugnemen').click();
    await expectLeft(page, '1 swipe en geen likes');
  });
});
