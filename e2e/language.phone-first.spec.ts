import type { Locator, Page } from '@playwright/test';
import { fromCountry } from './support/from-country.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const languageMenu = (page: Page): Locator =>
  page
    .getByRole('banner')
    .locator('button, summary')
    .and(page.getByLabel(/Taal:|Language:/));

test('the language dropdown is shown only where there is more than one language (spec 2.3, D2.45)', async ({
  browser,
}) => {
  const dutch = await browser.newPage(fromCountry('NL'));
  for (const path of ['/members', '/']) {
    await dutch.goto(path);
    await expect(dutch.locator('html')).toHaveAttribute('lang', /^nl/);
    await expect(languageMenu(dutch)).toHaveCount(0);
  }
  const unknown = await browser.newPage({ locale: 'nl-NL' });
  await unknown.goto('/members');
  await languageMenu(unknown).click();
  await unknown.getByRole('button', { name: 'English' }).click();
  await expect(unknown.locator('html')).toHaveAttribute('lang', /^en/);
  await Promise.all([dutch.context().close(), unknown.context().close()]);
});

test('a reader of another language than that of the country can switch back on every page (spec 2.3, D2.45)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(fromCountry('NL'));
  await logIn(context, await newMember(), baseURL ?? '');
  const page = await context.newPage();
  for (const path of ['/members', '/pricing']) {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await languageMenu(page).click();
    await page.getByRole('button', { name: 'Nederlands' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
    await expect(page).toHaveURL(path);
    await expect(languageMenu(page)).toHaveCount(0);
  }
  await context.close();
});

test('without a language cookie a page has the language of its domain, with a cookie that of the reader (spec D2.28)', async ({
  browser,
  baseURL,
}) => {
  const english = `http://lilac.localhost:${new URL(baseURL ?? '').port}`;
  const context = await browser.newContext({ locale: 'nl-NL' });
  const page = await context.newPage();
  await page.goto(`${english}/members`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.goto('/members');
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/members');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await context.close();
});
