import type { Locator, Page } from '@playwright/test';
import { horizontalOverflow } from './support/horizontal-overflow.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const lightPaths = ['/pricing', '/complaints', '/pages/faq', '/lang-config'];
const mainMenu = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).filter({ visible: true });
const accountMenu = (page: Page): Locator =>
  page.getByRole('banner').locator('button, summary').and(page.getByLabel('Menu van Thijs'));
const addressesIn = (area: Locator): Promise<string[]> =>
  area.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
const namesIn = async (area: Locator): Promise<string> =>
  (await area.ariaSnapshot()).replace(/ \[active\]/g, '');

for (const [role, options] of [
  ['a free member', {}],
  ['a premium member without credits', { premium: true, credits: 0 }],
] as const) {
  test(`on light pages ${role} has the navigation of all other pages, with its counts (spec 2.2, 2.3)`, async ({
    page,
    context,
    baseURL,
  }) => {
    const [thijs, piet] = [await newMember(options), await newMember({ name: 'Piet' })];
    await insertMessages({ from: piet, to: thijs, texts: ['Een', 'Twee'] });
    await logIn(context, thijs, baseURL ?? '');
    await page.goto('/settings');
    const expected = [await addressesIn(mainMenu(page)), await namesIn(mainMenu(page))];
    expect(expected[1]).toContain('2 ongelezen berichten');
    expect(expected[1]).toContain(role === 'a free member' ? 'Word premium' : 'Geen credits meer');
    for (const path of lightPaths) {
      await page.goto(path);
      expect([await addressesIn(mainMenu(page)), await namesIn(mainMenu(page))], path).toEqual(expected);
      await expectAccessible(page);
    }
  });
}

test('the account menu of light pages has the pages of the other menu and closes by Escape and by a press elsewhere (spec 2.3)', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const bar = page.getByRole('banner');
  const settings = bar.getByRole('link', { name: 'Instellingen' });
  const addresses = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await accountMenu(page).click();
    await expect(settings).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Donker thema' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
    await expect(bar.getByText('Nog 3 credits')).toBeVisible();
    return addressesIn(bar);
  };
  const expected = await addresses('/settings');
  expect(await addresses('/pages/faq')).toEqual(expected);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(accountMenu(page)).toBeFocused();
  await accountMenu(page).click();
  await expect(settings).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Prijzen' });
  await (isMobile ? link.tap() : link.click());
  await expect(settings).toBeHidden();
  await accountMenu(page).click();
  await expect(page, 'the press only closes the menu').toHaveURL('/pages/faq');
  await bar.getByRole('button', { name: 'Donker thema' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await settings.click();
  await expect(page).toHaveURL('/settings');
});

test('the open account menu fits on the screen at 320 px and with text of twice the size (spec 2.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  for (const fontSize of ['100%', '200%']) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/pricing');
    await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), fontSize);
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Uitloggen' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeInViewport({ ratio: 1 });
    const overflow = await horizontalOverflow(page);
    expect(overflow, fontSize).toBeLessThanOrEqual(0);
  }
});

test('without script a member logs out on a light page, and the session is over (spec 2.3, 7.2)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  const page = await context.newPage();
  await page.goto('/pages/faq');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
  await logIn(context, member, baseURL ?? '');
  await page.goto('/pages/faq');
  await expect(accountMenu(page)).toHaveCount(0);
  await context.close();
});

test('neither opening the address of the logout nor a form of another site ends a session (spec D1.4)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/logout');
  await expect(page).toHaveURL('/members');
  const form = { form: { x: '1' }, maxRedirects: 0 };
  const foreign = { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
  expect((await page.request.post('/logout', { ...form, ...foreign })).status()).toBe(403);
  await page.goto('/pages/faq');
  await expect(accountMenu(page)).toBeVisible();
});

test('visitors of light pages have neither navigation nor account menu, and log in by way of the members (spec 2.3)', async ({
  page,
}) => {
  for (const path of ['/', ...lightPaths, '/landers/adultonly']) {
    await page.goto(path);
    await expect(mainMenu(page)).toHaveCount(0);
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(page.locator('form[action="/logout"]')).toHaveCount(0);
    const login = page.getByRole('banner').getByRole('link', { name: 'Inloggen' });
    await expect(login).toHaveAttribute('href', '/members');
  }
});

test('a member who opens a page for visitors is sent to the members (spec 2.1)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  const { request } = page;
  for (const path of [
    '/',
    '/landers/adultonly',
    '/landers/video/weekend?v=b',
    `/members/${member.profileId}/landing2`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([302, '/members']);
  }
});
