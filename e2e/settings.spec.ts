import type { Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { insertSessionFor } from './support/insert-session.ts';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await insertSessionFor(context, 'sam@example.com', baseURL ?? '');
});

async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectReady(page);
}

/** Waits for hydration, because the page is inert until then. */
const expectReady = (page: Page) => expect(page.locator('main [inert]')).toHaveCount(0);

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' }).click();

async function stored(page: Page, resource: 'user' | 'profile') {
  return (await (await page.context().request.get(`/api/${resource}.php`)).json())[resource];
}

test('the index leads to a page for each subject, and back (spec 2.9)', async ({ page }) => {
  await openPage(page, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Geblokkeerde leden/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geblokkeerde leden');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
});

test('invisible mode is explained in one line, saved at once and undone by one press (spec 4.5, look)', async ({
  page,
}) => {
  await openPage(page, '/settings/privacy');
  const invisible = page.getByRole('switch', { name: 'Onzichtbaar' });
  await expect(invisible).toHaveAccessibleDescription(/Je staat niet in zoekresultaten/);
  await expect(invisible).not.toBeChecked();
  await invisible.click();
  await expect(toast(page, '“Onzichtbaar” staat aan')).toBeVisible();
  await page.getByText('“Onzichtbaar” staat aan').hover();
  expect((await stored(page, 'profile')).invisible).toBe(true);
  await expectAccessible(page);
  await undo(page);
  await expect(invisible).not.toBeChecked();
  await expect.poll(async () => (await stored(page, 'profile')).invisible).toBe(false);
});

test('a switch shows its state at once and is confirmed when it is saved (look)', async ({ page }) => {
  await openPage(page, '/settings/privacy');
  const visitors = page.getByRole('switch', { name: 'Zichtbaar voor bezoekers' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/profile.php', async route => {
    if (route.request().method() !== 'GET') await released;
    await route.continue();
  });
  const confirmed = toast(page, '“Zichtbaar voor bezoekers” staat uit');
  await visitors.click();
  await expect(visitors).not.toBeChecked();
  await expect(confirmed).toHaveCount(0);
  release();
  await expect(confirmed).toBeVisible();
  await undo(page);
  await expect(visitors).toBeChecked();
});

test('each kind of sharing is turned off separately, undone by one press, and is described as mutual (spec D5.6)', async ({
  page,
}) => {
  await openPage(page, '/settings/privacy');
  await expect(page.getByText('Wat je uitzet, zie je ook niet van anderen.')).toBeVisible();
  const fields = { Online: 'presence', Gelezen: 'read', 'Aan het typen': 'typing', Bezoek: 'visits' };
  for (const [label, kind] of Object.entries(fields)) {
    const shared = page.getByRole('switch', { name: label, exact: true });
    await expect(shared).toBeChecked();
    await shared.click();
    await expect(toast(page, `“${label}” staat uit`)).toBeVisible();
    expect((await stored(page, 'profile'))[`shares_${kind}`]).toBe(false);
    await undo(page);
    await expect(shared).toBeChecked();
    await expect.poll(async () => (await stored(page, 'profile'))[`shares_${kind}`]).toBe(true);
    await expect(toast(page, 'staat')).toHaveCount(0);
  }
});

test('a member who turns presence off sees no presence from then on, without a reload (spec D5.6)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const members = page.getByRole('main').getByRole('listitem');
  const online = members.filter({ hasText: 'Nu online' });
  await page.goto('/members');
  const href = await members.getByRole('link').first().getAttribute('href');
  await insertPresence(href?.split('/').at(-1) ?? '');
  await page.reload();
  await expect(online.first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu van Thijs' }).click();
  await page.getByRole('link', { name: 'Instellingen' }).click();
  await page.getByRole('link', { name: /^Zichtbaarheid/ }).click();
  await page.getByRole('switch', { name: 'Online' }).click();
  await expect(toast(page, '“Online” staat uit')).toBeVisible();
  await page.getByRole('link', { name: 'Leden zoeken' }).first().click();
  await expect(members.first()).toBeVisible();
  await expect(online).toHaveCount(0);
});

test('offline a switch goes back, with the reason (look)', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  await logIn(context, await newMember(), baseURL ?? '');
  const page = await context.newPage();
  await openPage(page, '/settings/privacy');
  const visits = page.getByRole('switch', { name: 'Bezoek', exact: true });
  await context.setOffline(true);
  await visits.click();
  await expect(visits).not.toBeChecked();
  await expect(visits).toHaveAttribute('aria-invalid', 'true', { timeout: 60_000 });
  await expect(visits).toHaveAccessibleDescription(/probeer het/i);
  await expect(visits).toBeChecked();
  await context.setOffline(false);
  expect((await stored(page, 'profile')).shares_visits).toBe(true);
  await context.close();
});

test('the error of a switch that failed after its page was left is shown on the next page (look)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  await logIn(context, await newMember(), baseURL ?? '');
  const page = await context.newPage();
  await openPage(page, '/settings');
  await page.getByRole('link', { name: /^Zichtbaarheid/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zichtbaarheid');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/profile.php', async route => {
    if (route.request().method() === 'GET') return route.continue();
    await released;
    return route.abort();
  });
  await page.getByRole('switch', { name: 'Onzichtbaar' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
  release();
  await expect(page.getByText('Onzichtbaar: de wijziging is niet opgeslagen.')).toBeVisible();
  expect((await stored(page, 'profile')).invisible).toBe(false);
  await context.close();
});

test('the theme, light, dark or as the device, is applied at once, survives a reload, and is undone by one press (look)', async ({
  page,
}) => {
  await openPage(page, '/settings/look');
  const html = page.locator('html');
  await page.getByText('Donker', { exact: true }).click();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Donker' })).toBeChecked();
  await page.getByText('Automatisch', { exact: true }).click();
  await expect(html).toHaveAttribute('data-scheme', 'auto');
  await undo(page);
  await expect(html).toHaveAttribute('data-scheme', 'dark');
});

test('the language is stored with the account and used by the page and the next email (spec D2.28)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ status: 'not_confirmed' });
  await logIn(context, member, baseURL ?? '');
  await openPage(page, '/settings/language');
  await page.getByLabel('Taal', { exact: true }).selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language');
  await expectReady(page);
  expect((await stored(page, 'user')).language).toBe('en');
  await page.request.post('/api/activation.php?resend=1', { data: {}, headers: { origin: baseURL ?? '' } });
  expect((await emailTo(member.email)).subject).toBe('Confirm your email address for Lavender');
  await page.getByLabel('Language', { exact: true }).selectOption('Nederlands');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taal');
  expect((await stored(page, 'user')).language).toBe('nl');
});

test('blocked members are listed and can be unblocked there (spec 4.4)', async ({ page, baseURL }) => {
  const { request } = page.context();
  const { profileId: id, name } = await newMember({ name: 'Otto' });
  await request.post('/api/block.php', { data: { id }, headers: { origin: baseURL ?? '' } });
  await openPage(page, '/settings/blocked');
  const unblock = page.getByRole('button', { name: `${name} deblokkeren` });
  await expect(unblock).toBeVisible();
  await page.getByRole('button', { name: `${name} melden` }).click();
  await expect(page.getByRole('dialog', { name: `${name} melden` })).toBeVisible();
  await page.keyboard.press('Escape');
  await unblock.click();
  await expect(toast(page, `${name} is niet meer geblokkeerd.`)).toBeVisible();
  await expect(unblock).toHaveCount(0);
  await expect(page.getByText('Je hebt niemand geblokkeerd.')).toBeVisible();
  expect((await request.get(`/api/member.php?id=${id}`)).status()).toBe(200);
});

test.describe('the end of the session', () => {
  test.use({ endsSessions: true });

  test('a member logs out from the settings (spec 7.2)', async ({ page }) => {
    await openPage(page, '/settings');
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/settings');
    await expect(page).toHaveURL('/login?next=%2Fsettings');
  });
});

async function insertPresence(profile_id: string): Promise<void> {
  const db = openTestDatabase();
  const online_until = new Date(Date.now() + 300_000);
  try {
    await db
      .insertInto('presence')
      .values({ profile_id, online_until })
      .onConflict(conflict => conflict.columns(['profile_id', 'session_id']).doUpdateSet({ online_until }))
      .execute();
  } finally {
    await db.destroy();
  }
}
