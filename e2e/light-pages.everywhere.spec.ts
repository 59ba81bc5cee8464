import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const pages = [
  '/',
  '/pricing',
  '/complaints',
  '/safety',
  '/report-content',
  '/transparency',
  '/pages/ban',
  '/pages/cookies',
  '/pages/faq',
  '/pages/privacy',
  '/pages/return-policy',
  '/pages/service',
  '/pages/terms',
];

test('light pages are complete without a framework script and contain nothing of a single response', async ({
  page,
  request,
}) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    // Browsers do not execute structured data.
    const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>/g);
    expect(scripts, path).toEqual(['<script src="/light.js?v=2" defer="">']);
    expect(html, path).not.toContain('nonce');
    expect(html, path).toContain('<meta name="description"');
  }
  await page.goto('/pages/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the language is chosen by a plain form, and the reader stays on the page (spec 2.3, D2.28)', async ({
  page,
}) => {
  await page.goto('/pages/cookies');
  await page.getByText('NL', { exact: true }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page).toHaveURL(/\/pages\/cookies$/);
  const cookies = await page.context().cookies();
  const language = cookies.find(({ name }) => name === 'language');
  expect((language?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
});

test('the dark theme follows the switch and persists', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Donker thema' }).click();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page);
});

test('a page is no wider than the screen and its bar one line, at 320 px and with text of twice the size', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  for (const [width, fontSize] of [
    [320, '100%'],
    [390, '100%'],
    [390, '200%'],
    [320, '200%'],
    [1000, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/pricing');
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    const bar = page.getByRole('banner');
    const [home, menu] = [bar.getByRole('link', { name: 'Lavender' }), bar.getByLabel('Menu van Thijs')];
    const [homeBox, menuBox] = [await home.boundingBox(), await menu.boundingBox()];
    const isBeside = homeBox && menuBox && homeBox.x + homeBox.width <= menuBox.x;
    expect(isBeside, `${width} px, ${fontSize}`).toBe(true);
    const links = await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('listitem').all();
    const tops = await Promise.all(links.map(async link => Math.round((await link.boundingBox())?.y ?? 0)));
    expect(new Set(tops).size, `${width} px, ${fontSize}`).toBe(1);
    const overflow = await horizontalOverflow(page);
    expect(overflow, `${width} px, ${fontSize}`).toBeLessThanOrEqual(0);
  }
});

test('for visitors, too, no page is wider than the screen at 320 px and with text of twice the size (spec 2.2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of pages.filter(address => !address.startsWith('/pages/'))) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const overflow = await horizontalOverflow(page);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('an unknown address shows the error page, with a link home (spec 2.7, 8.2)', async ({ request }) => {
  const answer = await request.get('/nowhere');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Deze pagina bestaat niet');
  expect(html).toContain('href="/"');
});

test('Back after the logout shows no light page of the former member (spec 7.1)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const chats = page.getByRole('navigation', { name: 'Hoofdmenu' }).locator('a[href="/chats"]');
  await page.goto('/pages/faq');
  await expect(chats).toBeVisible();
  await page.goto('/pricing');
  await context.clearCookies({ name: 'session' });
  await page.goBack();
  await expect(page).toHaveURL('/pages/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(chats).toHaveCount(0);
});
