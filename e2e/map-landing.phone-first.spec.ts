import { fromCountry } from './support/from-country.ts';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const path = '/landers/maplanding';

test('the map shows the visitor’s country and says that it shows no members (spec 2.1, D1.5)', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dichtbij, nooit precies waar');
  await expect(page.getByRole('img', { name: /^Kaart van Nederland/ })).toContainText('Amsterdam');
  await expect(page.getByText('Op deze kaart staat geen enkel lid.')).toBeVisible();
  await expect(page.locator('main a[href^="/members/"]')).toHaveCount(0);
  await expect(page.getByLabel('Hoe wil je heten?')).toBeInViewport();
  await expectAccessible(page);
});

test('the page is complete without script, and light (spec 2.1, P9)', async ({ request, browser }, {
  project,
}) => {
  const html = await (await request.get(path)).text();
  expect(html.length).toBeLessThan(60_000);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/light.js?v=2" defer="">']);
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByText('Rotterdam')).toBeVisible();
  await context.close();
});

test.describe('from the United States', () => {
  test.use({ ...fromCountry('US'), locale: 'en-US' });

  test('the map shows them with Alaska and Hawaii', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('img', { name: /^Map at night \(United States\)/ })).toContainText(
      'New York',
    );
  });
});

test('a site for everyone speaks of members', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('localhost', 'lilac.localhost')}${path}`);
  await expect(page.getByText('Members near you, without a pin on the map.')).toBeVisible();
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
    const overflow = await horizontalOverflow(page);
    expect(overflow, `${width} px, ${fontSize}`).toBeLessThanOrEqual(0);
  }
});
