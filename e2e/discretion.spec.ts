import type { Page } from '@playwright/test';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The test answers this address, so that no request leaves this machine. */
const AWAY = 'https://www.wikipedia.org/';

test.beforeEach(async ({ context }) => {
  await context.route(`${AWAY}**`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Encyclopedia</title><p>Referer: ${route.request().headers().referer ?? 'none'}`,
    }),
  );
});

async function discreetMember(page: Page, baseURL: string | undefined, options = {}) {
  const member = await newMember(options);
  await logIn(page.context(), member, baseURL ?? '');
  await page.goto('/settings/discretion');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Discrete modus' }).click();
  await expect(page).toHaveTitle('Agenda');
  return member;
}

const expectAway = async (page: Page) => {
  await expect(page).toHaveURL(AWAY);
  await expect(page.getByText('Referer: none')).toBeVisible();
};

async function escapeTwice(page: Page): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  const begun = Date.now() / 1_000;
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  // Ignores errors, because the second press may leave the page before `send` resolves.
  for (const [type, after] of [
    ['rawKeyDown', 0],
    ['keyUp', 0.05],
    ['rawKeyDown', 0.1],
    ['keyUp', 0.15],
  ] as const)
    await keys
      .send('Input.dispatchKeyEvent', { ...key, type, timestamp: begun + after })
      .catch(() => undefined);
}

test.describe('until the session ends', () => {
  test.use({ endsSessions: true });

  test('title and icon are neutral as soon as discreet mode is on, on every page and before login (spec D5.2)', async ({
    page,
    baseURL,
  }) => {
    const icon = page.locator('link[rel=icon]');
    await discreetMember(page, baseURL);
    await expect(icon).toHaveAttribute('href', /^\/icon\.svg/);
    await expect(page.getByText('“Discrete modus” staat aan')).toBeVisible();
    await expectAccessible(page);
    for (const path of ['/members', '/chats', '/pricing', '/pages/privacy']) {
      await page.goto(path);
      await expect(page).toHaveTitle('Agenda');
      await expect(icon).toHaveAttribute('href', /^\/icon\.svg/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByText('Lavender')).toHaveCount(0);
      if (path === '/chats') await expect(page.getByText('Lavender')).toHaveCount(0);
      else await expect(page.getByRole('banner').getByText('Agenda', { exact: true })).toBeVisible();
    }
    await page.goto('/settings');
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Agenda');
    await page.goto('/login');
    await expect(page).toHaveTitle('Agenda');
    await expect(icon).toHaveAttribute('href', /^\/icon\.svg/);
  });
});

test('when discreet mode is turned off or undone, the tab has its name and icon again (spec D5.2)', async ({
  page,
  baseURL,
}) => {
  await discreetMember(page, baseURL);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page).toHaveTitle('Discretie · Lavender');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/favicon\.svg/);
  await expect(page.getByRole('button', { name: 'Snel weg' })).toHaveCount(0);
});

test('an email to a discreet member shows neither site nor subject (spec D5.2)', async ({
  page,
  baseURL,
}) => {
  const { email } = await discreetMember(page, baseURL, { status: 'not_confirmed' });
  const answer = await page.request.post('/api/activation.php?resend=1', {
    data: {},
    headers: { origin: baseURL ?? '' },
  });
  expect(answer.ok()).toBe(true);
  const message = await emailTo(email);
  expect(message.subject).toBe('Je hebt een nieuwe melding');
  expect(message.headers.get('from')).toMatch(/^Agenda </);
  expect(message.text).toMatch(/^Agenda\s/);
});

test('Escape twice leaves the site at once, also over an open dialog, and going back shows nothing (spec D5.2)', async ({
  page,
  baseURL,
}) => {
  await discreetMember(page, baseURL);
  await page.goto('/members');
  const member = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await member.click();
  await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /een cadeau$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await escapeTwice(page);
  await expectAway(page);
  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  await expectAway(page);
  await page.goto('/members');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('leaving while a message is typed keeps the draft for the return (spec D5.2)', async ({
  page,
  baseURL,
}) => {
  const other = await newMember({ name: 'Bram' });
  await discreetMember(page, baseURL);
  const composer = page.getByRole('textbox', { name: /bericht/i });
  await page.goto(`/members/${other.profileId}/chat`);
  await composer.fill('Zullen we morgen');
  await expect(page.getByRole('button', { name: /^Verstuur/ })).toBeEnabled();
  await escapeTwice(page);
  await expectAway(page);
  await page.goto(`/members/${other.profileId}/chat`);
  await expect(composer).toHaveValue('Zullen we morgen');
});

test('only the chosen key leaves the site (spec D5.2)', { tag: '@full' }, async ({ page, baseURL }) => {
  await discreetMember(page, baseURL);
  await page.getByLabel('Toets', { exact: true }).selectOption('Drie keer Shift');
  await expect(page.getByText('Toets gekozen')).toBeVisible();
  await escapeTwice(page);
  await page.keyboard.press('F9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discretie');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
  await expectAway(page);
});
