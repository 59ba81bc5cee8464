import type { Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const path = '/landers/tinderswipe';
const cards = (page: Page) => page.locator('[data-card]');
/** The buttons are the labels of radio buttons; only those of the card on top are visible. */
const press = (page: Page, answer: 'Ja' | 'Nee') =>
  page.locator('[data-card] label:visible').filter({ hasText: answer }).click();
const nameField = (page: Page) => page.getByLabel('Hoe wil je heten?');
const idsOnCards = (page: Page) =>
  cards(page).evaluateAll(elements => elements.map(card => card.getAttribute('data-card') ?? ''));
const storedIds = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'early_likes');
  return cookie ? cookie.value.split('.') : [];
};
const onTop = (page: Page) =>
  page
    .locator('[data-card]:has(label:visible)')
    .first()
    .evaluate(card => card.getAttribute('data-card'));

test('without script a visitor answers card after card, and the yeses go along with the form (spec 2.1, 4.7)', async ({
  browser,
}, { project }) => {
  const context = await browser.newContext({ ...project.use, locale: 'nl-NL', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ja of nee? Begin maar');
  await expect(nameField(page)).toBeHidden();
  const ids = await idsOnCards(page);
  for (const [index, id] of ids.entries()) {
    expect(await onTop(page)).toBe(id);
    await press(page, index % 2 === 0 ? 'Ja' : 'Nee');
  }
  await expect(page.getByRole('heading', { name: 'Je ja’s wachten op je' })).toBeVisible();
  expect(await storedIds(page)).toEqual([]);
  await nameField(page).fill('Anton');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  expect(await storedIds(page)).toEqual(ids.filter((_, index) => index % 2 === 0));
  await context.close();
});

test('without script the question is one press away, and so is the way back (spec 2.1)', async ({ browser }, {
  project,
}) => {
  const context = await browser.newContext({ ...project.use, locale: 'nl-NL', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('link', { name: 'Liever meteen aanmelden' }).click();
  await expect(nameField(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Terug naar de kaarten' }).click();
  await expect(nameField(page)).toBeHidden();
  await expect(page.locator('[data-card] label:visible')).toHaveCount(2);
  await context.close();
});

test('a drag to the right is a yes, to the left a no, and a short one springs back (look: Swipe)', async ({
  page,
}) => {
  await page.goto(path);
  const ids = await idsOnCards(page);
  const drag = async (by: number) => {
    const box = await page.locator('[data-card]:has(label:visible) [data-face]').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 4 });
    await page.mouse.move(x + by, y, { steps: 4 });
    // A pause, so that the short drag is no flick.
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 150)));
    await page.mouse.move(x + by, y + 1);
    await page.mouse.up();
  };
  await drag(30);
  expect(await onTop(page)).toBe(ids[0]);
  await drag(200);
  await expect.poll(() => onTop(page)).toBe(ids[1]);
  expect(await storedIds(page)).toEqual([ids[0]]);
  await drag(-200);
  await expect.poll(() => onTop(page)).toBe(ids[2]);
  expect(await storedIds(page)).toEqual([ids[0]]);
});

test('arrow keys answer, except while typing; yeses survive a reload and are gone when dealt again (look: Swipe)', async ({
  page,
}) => {
  await page.goto(path);
  const ids = await idsOnCards(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  expect(await onTop(page)).toBe(ids[3]);
  expect(await storedIds(page)).toEqual([ids[0], ids[2]]);
  await expect(page.locator('[data-stack-status]')).toContainText(`Kaart 4 van ${ids.length}`);

  await page.goto('/pages/faq');
  await page.goto(path);
  await expect.poll(() => page.locator('[data-answer=yes]:checked').count()).toBe(2);
  await expect(page.locator('[data-card]:has(label:visible)')).toHaveCount(1);
  for (let left = ids.length - 2; left > 0; left--) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Je ja’s wachten op je' })).toBeVisible();
  await expectAccessible(page);
  await nameField(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await storedIds(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect(nameField(page)).toBeHidden();
  await expect.poll(() => storedIds(page)).toEqual([]);
});

test('the keyboard alone reaches each card and then the question (look: Swipe)', async ({ page }) => {
  await page.goto(path);
  await page.locator('[data-answer=no]').first().focus();
  const count = await cards(page).count();
  for (let card = 0; card < count; card++) await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Zat er niemand bij?' })).toBeVisible();
  await expect(nameField(page)).toBeFocused();
});

test('drawn faces are named so, and yeses to them are neither promised nor kept (spec 2.1, D1.11)', async ({
  page,
  baseURL,
}, { project }) => {
  const { address } = await openTestSite(`drawn-${project.name}`, { logged_out_search: 'no' }, baseURL ?? '');
  await page.goto(`${address}${path}`);
  await expect(page.getByText('Getekende gezichten, geen leden')).toBeVisible();
  await expectAccessible(page);
  const count = await cards(page).count();
  for (let card = 0; card < count; card++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Je hebt het in de vingers' })).toBeVisible();
  await expect(page.getByText('Je ja’s wachten op je')).toBeHidden();
  expect(await storedIds(page)).toEqual([]);
});

test('a site for everyone speaks of members', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('localhost', 'lilac.localhost')}${path}`);
  await expect(page.getByText(/^A handful of members/)).toBeVisible();
  await expectAccessible(page);
});

test('the page is no wider than a phone, at 320 px and with text of twice the size', async ({ page }) => {
  for (const [width, fontSize] of [
    [320, '100%'],
    [390, '200%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(path);
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    const overflow = () => horizontalOverflow(page);
    expect(await overflow(), `${width} px, ${fontSize}`).toBeLessThanOrEqual(0);
    for (const label of await page.locator('[data-card] label:visible').all()) {
      const box = await label.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  }
});
