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

test('a Dutch reader sees the same language menu on light and other pages: by the languages of the country, and a footer link beside it (spec 2.3, D2.45)', async ({
  browser,
}) => {
  for (const [country, visible] of [
    ['US', ['en', 'es']],
    ['CH', ['de', 'it', 'fr', 'en']],
    ['NL', ['nl']],
    ['BE', ['nl', 'fr', 'de']],
  ] as const) {
    const menus = visible.some(language => language !== 'nl') ? 1 : 0;
    const context = await browser.newContext({ ...fromCountry(country), locale: 'nl-NL' });
    await context.setExtraHTTPHeaders({ ...fromCountry(country).extraHTTPHeaders, 'accept-language': 'nl' });
    const page = await context.newPage();
    for (const path of ['/', '/pages/faq', '/landers/adultonly', '/members']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await closeEntryWarning(page);
      await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
      await expect(languageMenu(page), `${country} ${path}`).toHaveCount(menus);
      const footerLink = page.getByRole('contentinfo').locator('a[href^="/lang-config"]');
      await expect(footerLink, `${country} ${path}`).toHaveCount(menus);
      if (menus === 0) continue;
      await languageMenu(page).click();
      const buttons = page.locator('form[action="/lang-config"]').getByRole('button');
      const values = await buttons.evaluateAll(items => items.map(item => item.getAttribute('value')));
      expect(values, `${country} ${path}`).toEqual(visible);
    }
    await context.close();
  }
});

async function closeEntryWarning(page: Page): Promise<void> {
  const enter = page.getByRole('button', { name: /18 (of ouder|or over)/ });
  if (await enter.isVisible()) await enter.click();
}

test('a change of language on a light page keeps the variant of the campaign and leads to no other site (spec 2.3, D2.45)', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...fromCountry('US'), locale: 'nl-NL' });
  const page = await context.newPage();
  await page.goto('/landers/video/weekend?v=b&gclid=abc');
  await languageMenu(page).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page).toHaveURL('/landers/video/weekend?v=b');
  for (const next of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    const form = { language: 'nl', next };
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.post('/lang-config', { form, headers, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], next).toEqual([303, '/']);
  }
  await context.close();
});

test('without script a visitor chooses a language by the footer and comes back to the page (spec 2.1, 2.3)', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...fromCountry('US'),
    locale: 'nl-NL',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/pages/cookies');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Taal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kies je taal');
  const languages = page.getByRole('main').getByRole('button');
  await expect(languages).toHaveText([
    ...['English', 'Español', 'Nederlands', 'Français', 'Deutsch', 'Italiano', 'Polski'],
  ]);
  await expect(languages.nth(2)).toHaveAttribute('aria-current', 'true');
  await languages.first().click();
  await expect(page).toHaveURL('/pages/cookies');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.goto('/lang-config');
  await page.getByRole('main').getByRole('button', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl/);
  await context.close();
});
