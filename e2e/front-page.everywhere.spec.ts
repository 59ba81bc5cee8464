import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a visitor sees the front page, complete without script', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScript.newPage();
  await plain.goto('/');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await withoutScript.close();
});

test('a visible heading keeps its line breaks when its font arrives late (look)', async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route(/\/assets\/heading.*\.woff2$/, async route => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const linesOf = () =>
    heading.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ width, height }) => [width, height]);
    });
  // Waits, because a browser may hide the heading for 100 ms.
  const shownFor = () =>
    page.evaluate(
      () => performance.now() - (performance.getEntriesByType('paint')[0]?.startTime ?? Infinity),
    );
  await expect.poll(shownFor).toBeGreaterThan(500);
  const before = await linesOf();
  const fontResponse = page.waitForResponse(/\/assets\/heading.*\.woff2$/);
  fonts.resolve();
  await fontResponse;
  await page.evaluate(() => document.fonts.ready);
  expect(await linesOf()).toEqual(before);
});

test('a member who opens the front page is sent to the members page (spec 2.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/');
  await expect(page).toHaveURL('/members');
});
