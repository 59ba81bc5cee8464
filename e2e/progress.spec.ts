import type { Page } from '@playwright/test';
import { PROGRESS_THROTTLE_MS, USER_REFETCH_FIRST_MS, USER_REFETCH_MS } from '#contract/constants';
import { insertSessionFor } from './support/insert-session.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Even geduld' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

async function holdResponses(page: Page, call: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(call, async route => {
    await released;
    await route.continue();
  });
  return release;
}

test('the progress indicator runs while a page loads, and finishes (spec 4.1)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/profile');
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toHaveCount(0);
  const release = await holdResponses(page, /\/api\/members\.php/);
  await menu(page).getByRole('link', { name: 'Leden zoeken' }).click();
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Leden zoeken' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('for chats it is shown on the first load only (spec 4.1)', async ({ page, context, baseURL }) => {
  await page.clock.install();
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/chats');
  await page.waitForLoadState('networkidle');
  const release = await holdResponses(page, /\/api\/chats\.php/);
  const chatsRequest = page.waitForRequest(/\/api\/chats\.php/);
  // Covers two refetches, because the first may happen while the page loads.
  await page.clock.runFor(USER_REFETCH_FIRST_MS + USER_REFETCH_MS);
  await chatsRequest;
  await page.clock.runFor(2 * PROGRESS_THROTTLE_MS);
  await expect(bar(page)).toHaveCount(0);
  release();
});

test('the title is prefixed with unread messages plus new likes (spec 2.7)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertSessionFor(context, 'milan@example.com', baseURL ?? '');
  await page.goto('/profile');
  const links = menu(page).getByRole('link');
  const countOf = async (name: string) => {
    const badge = links.filter({ hasText: name }).getByText(/^\d+ (ongelezen|nieuwe)/);
    return (await badge.count()) === 0 ? 0 : Number.parseInt((await badge.textContent()) ?? '', 10);
  };
  await expect(links.first()).toBeVisible();
  const newCount = (await countOf('Berichten')) + (await countOf('Likes'));
  expect(newCount).toBeGreaterThan(99);
  await expect(page).toHaveTitle(new RegExp(`^\\(${newCount}\\) Mijn profiel`));
});

test('with nothing new the title has no prefix (spec 2.7)', async ({ page, context, baseURL }) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/profile');
  await expect(page).toHaveTitle(/^Mijn profiel/);
});
