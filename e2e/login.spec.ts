import type { Page } from '@playwright/test';
import { logInAs } from './support/log-in.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const noah = 'noah@example.com';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu van Noah' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
}

test('the login leads to the requested page, and a logout is confirmed (spec 5.10, 7.2)', async ({
  page,
}) => {
  await page.goto('/likes');
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible();
  await expectAccessible(page);
  await logInAs(page, noah);
  await expect(page).toHaveURL(/localhost:\d+\/likes$/);
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
});

test('a login that leads to an unknown address shows the error page, with a link home (spec 8.2)', async ({
  page,
}) => {
  await page.goto('/login?next=/settings/nothing');
  await logInAs(page, noah);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a login never leads to another site', async ({ page }) => {
  await page.goto(`/login?next=${encodeURIComponent('//elsewhere.example/members')}`);
  await logInAs(page, noah);
  await expect(page).toHaveURL(/localhost:\d+\/members$/);
});

test('a session ended in another tab leads to the login and back to the page', async ({ page, context }) => {
  await page.goto('/login?next=/likes');
  await logInAs(page, noah);
  await expect(page).toHaveURL(/localhost:\d+\/likes$/);
  const other = await context.newPage();
  await other.goto('/members');
  await logOut(other);
  await expect(page).toHaveURL(/\/login\?next=%2Flikes$/);
  await expect(page.getByText('Je sessie is voorbij.')).toBeVisible();
});

test('an empty field shows its error in the language of the reader and gets the focus (spec 8.3)', async ({
  page,
}) => {
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true });
  const email = page.getByLabel('E-mailadres');
  const password = page.getByRole('textbox', { name: 'Wachtwoord' });
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Ongeldige e-mail');
  await expect(password).toHaveAccessibleDescription('Vul je wachtwoord in');
  await expectAccessible(page);
  await email.fill(noah);
  await submit.click();
  await expect(password).toBeFocused();
  await expect(email).toHaveAccessibleDescription('');
});
