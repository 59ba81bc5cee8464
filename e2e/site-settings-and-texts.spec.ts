import type { Page } from '@playwright/test';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a text in the site’s own words shows at once in a light page, in the document and in the hydrated page (spec 1.5, D5.10)', async ({
  page,
  browser,
  baseURL,
  watchContext,
}) => {
  const { id, address } = await openTestSite('own-words', { name: 'Own Words' }, baseURL ?? '');
  const reader = await browser.newContext({ baseURL: address });
  watchContext(reader);
  const readerPage = await reader.newPage();
  const loaded: string[] = [];
  readerPage.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/texts/')) loaded.push(pathname);
  });
  const login = () => readerPage.getByRole('main').getByRole('button', { name: /^(Inloggen|Kom .*)$/ });
  await readerPage.goto('/');
  await readerPage.goto('/login');
  await expect(login()).toHaveText('Inloggen');
  expect(loaded).toEqual([]);

  await logInNewStaff(page.context(), address, { siteId: id });
  await page.goto(`${address}/backoffice/site/texts?language=nl&search=nav.login`);
  await row(page, 'nav.login').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const text = dialog.getByLabel('Op deze site');
  await text.fill('Kom {name} binnen');
  await dialog.locator('button[type=submit]').click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill("Kom '<b>'binnen'</b>'");
  await expect(dialog.locator('[data-place]')).toHaveText('Kom <b>binnen</b>');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(row(page, 'nav.login')).toContainText("Kom '<b>'binnen'</b>'");

  await readerPage.goto('/');
  await expect(readerPage.getByRole('banner')).toContainText('Kom <b>binnen</b>');
  expect(loaded).toEqual([]);
  const { port, host } = new URL(address);
  const answer = await readerPage.request.get(`http://127.0.0.1:${port}/login`, {
    headers: { host, 'accept-language': 'nl' },
  });
  const source = await answer.text();
  expect(source).toContain('Kom &lt;b&gt;binnen&lt;/b&gt;');
  await readerPage.goto('/login');
  await expect(login()).toHaveText('Kom <b>binnen</b>');
  await expect.poll(() => new Set(loaded).size).toBe(1);
  await readerPage.getByLabel('E-mailadres').fill('niemand@example.org');
  await expect(login(), 'after hydration').toHaveText('Kom <b>binnen</b>');

  await row(page, 'nav.login').getByRole('link').click();
  await page.getByRole('dialog').locator('ol button').click();
  await expect(row(page, 'nav.login')).not.toContainText('Kom');
  await readerPage.goto('/login');
  await expect(login()).toHaveText('Inloggen');
  await reader.close();
});

test('a setting is changed and undone by keyboard, and live at once (spec 3.5, D5.10)', async ({
  page,
  baseURL,
}) => {
  const { id, address } = await openTestSite('own-settings', { name: 'Own Settings' }, baseURL ?? '');
  await logInNewStaff(page.context(), address, { siteId: id });
  await page.goto(`${address}/backoffice/site`);
  await expectAccessible(page);
  // The keys work once the page is interactive.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('index_title');
  await page.keyboard.press('Enter');
  const title = page.getByRole('row').nth(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Meet him tonight');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(title).toContainText('Meet him tonight');
  await page.goto(address);
  await expect(page).toHaveTitle(/Meet him tonight/);

  await page.goto(`${address}/backoffice/site?search=index_title`);
  await title.getByRole('link').click();
  await dialog.locator('ol button').click();
  await expect(title).not.toContainText('Meet him tonight');
  await page.goto(address);
  await expect(page).not.toHaveTitle(/Meet him tonight/);
});
