import type { Page } from '@playwright/test';
import { activateByEmail, fillInSignup } from './support/sign-up.ts';
import { expect, expectAccessible, phone, test } from './support/test.ts';

const ruben = {
  name: 'Ruben',
  email: 'ruben.journey@gmail.com',
  mistyped: 'ruben.journey@gmial.com',
  password: 'een lantaarn boven de gracht',
  born: ['14', '3', '1965'] as [string, string, string],
};
const bas = {
  name: 'BasOpDeFiets',
  email: 'bas.journey@gmail.com',
  password: 'drie regenjassen en een bel',
  born: ['2', '9', '1964'] as [string, string, string],
};

// Another page of Ruben may refetch after the logout and be refused.
test.use({ endsSessions: true });

const write = async (page: Page, to: string, text: string) => {
  await page.getByRole('textbox', { name: `Bericht aan ${to}` }).fill(text);
  await page.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
};
/** On phones, the page of a thread also contains the hidden chat list. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();
const overlay = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('two visitors sign up, find, like and match each other, and chat (spec 1.2, 2, 4.2, 4.7)', async ({
  page: desktop,
  browser,
  watchContext,
}) => {
  const phoneContext = await browser.newContext({
    ...phone,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  watchContext(phoneContext);
  const mobile = await phoneContext.newPage();

  await test.step('Ruben signs up in the modal; a tap corrects the mistyped address; the email confirms it', async () => {
    await desktop.goto('/');
    await expectAccessible(desktop);
    await desktop.getByRole('link', { name: 'Gratis aanmelden' }).first().click();
    await expect(desktop.getByRole('dialog')).toBeVisible();
    await expectAccessible(desktop);
    await fillInSignup(desktop, ruben);
    await expectAccessible(desktop);
    await activateByEmail(desktop, ruben.email);
    await expectAccessible(desktop);
  });

  await test.step('Bas signs up on the route, on a phone, and does not confirm yet', async () => {
    await mobile.goto('/signup');
    await fillInSignup(mobile, bas);
    await mobile.getByRole('link', { name: 'Bekijk wie bij je past' }).click();
    await mobile.getByRole('link', { name: 'Bekijk leden' }).click();
    await expect(mobile).toHaveURL(/\/members/);
    await expect(seen(mobile, 'Bevestig je e-mailadres')).toBeVisible();
    await expectAccessible(mobile);
  });

  await test.step('Bas finds Ruben by place and age; the URL is the search', async () => {
    await mobile.goto('/members?country=NL&countryregion=NL-UT&min_age=60&max_age=65');
    const card = mobile.getByRole('link', { name: /Ruben/ });
    await expect(card).toBeVisible();
    await card.click();
    await expect(mobile.getByRole('heading', { level: 1, name: /Ruben/ })).toBeVisible();
    await expectAccessible(mobile);
  });

  await test.step('Bas likes Ruben and writes twice; nothing is delivered before Bas confirms', async () => {
    await mobile.getByRole('button', { name: /Ruben/ }).filter({ visible: true }).first().click();
    await mobile.getByRole('link', { name: 'Stuur een bericht' }).click();
    await expect(seen(mobile, 'Bevestig eerst je e-mailadres.')).toBeVisible();
    await write(mobile, 'Ruben', 'Ha Ruben, ik kom net van de fiets.');
    await write(mobile, 'Ruben', 'Zin in koffie aan de gracht?');
    await expect(seen(mobile, 'Zin in koffie aan de gracht?')).toBeVisible();
    await expectAccessible(mobile);
    await desktop.goto('/chats');
    await expect(desktop.getByText('Nog geen gesprekken')).toBeVisible();
    await expectAccessible(desktop);
  });

  await test.step('Bas confirms: Ruben sees like and messages at once, without reload, once and in order', async () => {
    await activateByEmail(mobile, bas.email);
    await expect(desktop).toHaveTitle(/^\(3\) /);
    // Opens /members, because a like is announced only in the members area.
    await desktop.goto('/members');
    const like = overlay(desktop, 'Nieuwe like!');
    await expect(like).toBeVisible();
    await expectAccessible(desktop);
    await like.getByRole('button', { name: 'Bekijk profiel' }).click();
    await expect(desktop.getByRole('heading', { level: 1, name: /BasOpDeFiets/ })).toBeVisible();
    await expect(desktop).toHaveURL(/\/likes\/m\/[0-9a-f-]{36}$/);
    await expect(desktop).toHaveTitle(/^\(2\) /);
  });

  await test.step('Ruben likes Bas back: a match, in both browsers', async () => {
    await mobile.goto('/members');
    await desktop.getByRole('button', { name: 'BasOpDeFiets' }).filter({ visible: true }).first().click();
    await expect(overlay(mobile, 'Het is een match')).toBeVisible();
    await expectAccessible(mobile);
    await mobile.getByRole('button', { name: 'Sluiten' }).click();
    await expect(overlay(desktop, 'Het is een match')).toBeVisible();
    await desktop.getByRole('button', { name: 'Sluiten' }).click();
    await desktop.goto('/likes/matches');
    await expect(desktop.getByRole('link', { name: /BasOpDeFiets/ }).first()).toBeVisible();
    await expectAccessible(desktop);
  });

  await test.step('Ruben reads and answers; Bas sees the answer at once; credits count down', async () => {
    await mobile.goto('/chats');
    await mobile.getByRole('link', { name: /Ruben/ }).click();
    await desktop.goto('/chats');
    await desktop.getByRole('link', { name: /BasOpDeFiets/ }).click();
    const messages = desktop.getByText(/Ha Ruben, ik kom net|Zin in koffie/);
    await expect(messages.filter({ visible: true }).first()).toBeVisible();
    await expect(desktop).not.toHaveTitle(/^\(/);
    await write(desktop, 'BasOpDeFiets', 'Koffie klinkt goed. Om vier uur?');
    await expect(seen(mobile, 'Koffie klinkt goed. Om vier uur?')).toBeVisible();
    await expect(desktop.getByText('Je hebt nog 2 credits')).toBeVisible();
    await expectAccessible(desktop);
    await expectAccessible(mobile);
  });

  await test.step('Ruben logs out, is asked to log in for the chats, and returns to them', async () => {
    await desktop.getByRole('button', { name: /Ruben/ }).first().click();
    await desktop
      .getByRole('button', { name: 'Uitloggen' })
      .or(desktop.getByRole('menuitem', { name: 'Uitloggen' }))
      .click();
    // Waits for the redirect, because it would interrupt the next `goto`.
    await expect(desktop).toHaveURL(/\/login$/);
    await desktop.goto('/chats');
    await expect(desktop).toHaveURL(/\/login\?next=/);
    await expectAccessible(desktop);
    await desktop.getByLabel('E-mailadres').fill(ruben.email);
    await desktop.getByRole('textbox', { name: 'Wachtwoord' }).fill('iets heel anders');
    await desktop.getByRole('button', { name: 'Inloggen', exact: true }).last().click();
    await expect(desktop.getByText('Login mislukt, probeer opnieuw')).toBeVisible();
    await desktop.getByRole('textbox', { name: 'Wachtwoord' }).fill(ruben.password);
    await desktop.getByRole('button', { name: 'Inloggen', exact: true }).last().click();
    await expect(desktop).toHaveURL(/\/chats$/);
    await expect(desktop.getByRole('link', { name: /BasOpDeFiets/ })).toBeVisible();
  });
  await phoneContext.close();
});
