import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

/** Matches translated texts, but not page modules such as `members-page-….js`. */
const texts = /\/assets\/(members|account)-[\w-]{8}\.js$/;

function watchTexts(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', request => {
    const name = texts.exec(new URL(request.url()).pathname)?.[1];
    if (name) fetched.push(name);
  });
  return fetched;
}

test('the members page does not load the texts of the account area, which loads them itself', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ name: 'Koen' }), baseURL ?? '');
  const fetched = watchTexts(page);
  await page.goto('/members');
  await page.getByRole('button', { name: 'Menu van Koen' }).click();
  const settings = page.getByRole('link', { name: 'Instellingen' });
  await expect(settings, 'the page is hydrated').toBeVisible();
  expect(fetched).toEqual(['members']);
  await settings.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible();
  expect(fetched).toEqual(['members', 'account']);

  for (const [path, title] of [
    ['/settings', 'Instellingen'],
    ['/profile', 'Mijn profiel'],
  ] as const) {
    fetched.length = 0;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => fetched.toSorted()).toEqual(['account', 'members']);
  }
});

test('texts that fail to load show an error, in a navigation and in a new document, and load on a retry (spec 8.2)', {
  tag: '@full',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await logIn(context, await newMember({ name: 'Koen' }), baseURL ?? '');
  const page = await context.newPage();
  await page.goto('/members', { waitUntil: 'networkidle' });
  await context.route(texts, route => route.abort());
  await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())));
  await page.getByRole('button', { name: 'Menu van Koen' }).click();
  await page.getByRole('link', { name: 'Instellingen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Er ging iets mis' })).toBeVisible();
  await expect(page.getByText('Code 500')).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' })).toBeVisible();
  await context.unroute(texts);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu van Koen' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu van Koen' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  await context.close();
});
