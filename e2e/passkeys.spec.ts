import type { Page } from '@playwright/test';
import { castPassword } from '../db/seeds/cast.ts';
import { addVirtualAuthenticator } from './support/authenticator.ts';
import { openTestDatabase } from './support/database.ts';
import { emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const addButton = (page: Page) => page.getByRole('button', { name: 'Passkey toevoegen' });
const passkeys = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Toegevoegd:' });
const loginButton = (page: Page) => page.getByRole('button', { name: 'Inloggen met een passkey' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings/passkeys');
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

const clearCookies = (page: Page) => page.context().clearCookies();

/** Prevents a login by autofill before the test presses the button. */
const disableAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test('a passkey is added, named, logs in without an address, and is removed (spec D5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  await addVirtualAuthenticator(page);
  await openSettings(page);
  await expect(page.getByText('Je hebt nog geen passkey.')).toBeVisible();
  await addButton(page).click();
  await expect(page.getByText(/is toegevoegd. Je kunt er meteen mee inloggen/)).toBeVisible();
  await expect(passkeys(page)).toContainText('nog niet gebruikt');
  expect((await emailTo(member.email)).subject).toBe('Je passkeys bij Lavender zijn veranderd');

  await page.getByRole('button', { name: /hernoemen$/ }).click();
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused();
  await page.getByLabel('Naam', { exact: true }).fill('Mijn telefoon');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(passkeys(page)).toContainText('Mijn telefoon');

  await clearCookies(page);
  await disableAutofill(page);
  await page.goto('/login?next=/likes');
  await loginButton(page).click();
  await expect(page).toHaveURL('/likes');

  await openSettings(page);
  await expect(passkeys(page)).toContainText('laatst gebruikt');
  await page.getByRole('button', { name: '“Mijn telefoon” verwijderen' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('“Mijn telefoon” is verwijderd')).toBeVisible();
  await expect(page.getByText('Je hebt nog geen passkey.')).toBeVisible();
  expect((await emailTo(member.email, 2)).text).toContain(
    'De passkey “Mijn telefoon” is van je account verwijderd.',
  );
});

test('a ceremony cancelled on the device shows an error, and nothing is lost (spec D5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const authenticator = await addVirtualAuthenticator(page);
  await authenticator.setConsent(false);
  await openSettings(page);
  await addButton(page).click();
  await expect(
    page.getByText(/Er is geen passkey toegevoegd: het is op je apparaat afgebroken/),
  ).toBeVisible();
  expect(await authenticator.keyCount()).toBe(0);
  await authenticator.setConsent(true);
  await addButton(page).click();
  await expect(passkeys(page)).toHaveCount(1);
  await addButton(page).click();
  await expect(page.getByText('Dit apparaat heeft al een passkey voor je account.')).toBeVisible();

  await clearCookies(page);
  await authenticator.setConsent(false);
  await disableAutofill(page);
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill('iemand@mail.example');
  await loginButton(page).click();
  await expect(page.getByText(/Het inloggen met een passkey is afgebroken/)).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('iemand@mail.example');
  await expectAccessible(page);
});

test('a passkey that was removed elsewhere is refused with a clear text (spec D5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember();
  await logIn(context, member, baseURL ?? '');
  await addVirtualAuthenticator(page);
  await openSettings(page);
  await addButton(page).click();
  await expect(passkeys(page)).toHaveCount(1);
  await removePasskeysOf(member.accountId);
  await clearCookies(page);
  await disableAutofill(page);
  await page.goto('/login');
  await loginButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Deze passkey hoort hier niet (meer) bij een account.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a session that is not recent is asked for the password first (spec D5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ password: castPassword });
  await ageSessions(member.accountId);
  await logIn(context, member, baseURL ?? '');
  await addVirtualAuthenticator(page);
  await openSettings(page);
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Even controleren' });
  const password = dialog.getByRole('textbox', { name: 'Wachtwoord' });
  await expect(password).toBeFocused();
  await password.fill('verkeerd');
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(password).toHaveAccessibleDescription('Dit wachtwoord klopt niet.');
  await expectAccessible(page);
  await password.fill(castPassword);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await expect(passkeys(page)).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
});

test('a passkey is offered in the email field (spec D5.8)', async ({ page, context, baseURL }) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await addVirtualAuthenticator(page);
  await openSettings(page);
  await addButton(page).click();
  await expect(passkeys(page)).toHaveCount(1);
  await clearCookies(page);
  await page.goto('/login?next=/likes');
  await expect(page).toHaveURL('/likes');
});

async function removePasskeysOf(accountId: string): Promise<void> {
  const db = openTestDatabase();
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await db.destroy();
}

async function ageSessions(accountId: string): Promise<void> {
  const db = openTestDatabase();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db.updateTable('sessions').set({ created_at: hourAgo }).where('account_id', '=', accountId).execute();
  await db.destroy();
}
