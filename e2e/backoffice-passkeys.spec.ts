import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addVirtualAuthenticator } from './support/authenticator.ts';
import { emailWithLink, linkIn } from './support/mailbox.ts';
import { ageSecondFactor, authenticatorOf, logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'een bakfiets vol tulpen';

/** A second factor that is old. */
test.use({
  expectedErrors: /status of (403|404|422) \([\w ]+\) \S+\/api\/staff-[a-z]+\.php(\?\S*)?$/,
});

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens the setup of somebody who has chosen a password. */
async function join(admin: Page, robin: Page, email: string): Promise<void> {
  await admin.goto('/backoffice/staff');
  await admin.getByRole('button', { name: 'Uitnodigen' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Iemand uitnodigen' });
  await dialog.getByLabel('Naam').fill('Kim');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Beheerder').check();
  await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(admin.getByRole('row', { name: new RegExp(email) })).toContainText('Uitgenodigd');
  await robin.goto(linkIn(await emailWithLink(email, '/backoffice/invitation'), '/backoffice/invitation'));
  await robin.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await robin.getByRole('button', { name: 'Volgende' }).click();
  await expect(title(robin, 'Je tweede stap')).toBeVisible();
}

test('a passkey suffices as second step: at the first login, at the next one and before a dangerous act; a reset removes it (spec D5.8, D2.33)', async ({
  page: admin,
  context,
  baseURL,
  browser,
  watchContext,
}) => {
  const { email: adminEmail } = await logInNewStaff(context, baseURL);
  const email = `${randomUUID()}@mail.example`;
  const context2 = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'nl-NL' });
  watchContext(context2);
  const robin = await context2.newPage();
  await join(admin, robin, email);
  const device = await addVirtualAuthenticator(robin);

  await test.step('the first login makes a passkey', async () => {
    await device.setConsent(false);
    await robin.getByRole('button', { name: 'Passkey maken' }).click();
    await expect(robin.getByText('Het is op je apparaat afgebroken.')).toBeVisible();
    await device.setConsent(true);
    await robin.getByRole('button', { name: 'Passkey maken' }).click();
    await expect(title(robin, 'Vandaag')).toBeVisible();
    expect(await device.keyCount()).toBe(1);
  });

  await test.step('the next login asks for it', async () => {
    await robin.getByRole('button', { name: 'Uitloggen' }).click();
    await robin.getByLabel('E-mailadres').fill(email);
    await robin.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await robin.getByRole('button', { name: 'Inloggen' }).click();
    await expect(title(robin, 'Je passkey')).toBeVisible();
    await expectAccessible(robin);
    await robin.getByRole('button', { name: 'Passkey gebruiken' }).click();
    await expect(title(robin, 'Vandaag')).toBeVisible();
  });

  await test.step('a dangerous act asks for it again', async () => {
    await ageSecondFactor(email);
    await robin.goto('/backoffice/staff');
    const row = robin.getByRole('row', { name: new RegExp(adminEmail) });
    await row.getByRole('button', { name: 'Rollen' }).click();
    const roles = robin.getByRole('dialog', { name: /^Rollen van/ });
    await roles.getByLabel('Support').check();
    await roles.getByRole('button', { name: 'Opslaan' }).click();
    const question = robin.getByRole('dialog', { name: 'Ben jij het nog?' });
    await expectAccessible(robin);
    await question.getByRole('button', { name: 'Passkey gebruiken' }).click();
    await expect(row).toContainText('Support');
  });

  await test.step('another admin resets the second step, and the next login sets one up', async () => {
    await context.clearCookies();
    await logInNewStaff(context, baseURL);
    await admin.goto('/backoffice/staff');
    const row = admin.getByRole('row', { name: new RegExp(email) });
    await row.getByRole('button', { name: 'Tweede stap resetten' }).click();
    const dialog = admin.getByRole('dialog', { name: 'De tweede stap van Kim resetten?' });
    await dialog.getByLabel('Typ “Kim” om te bevestigen').fill('kim');
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Tweede stap resetten' }).click();
    await expect(row).toContainText('(nog geen tweede stap)');
    await robin.goto('/backoffice/staff');
    await robin.getByLabel('E-mailadres').fill(email);
    await robin.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await robin.getByRole('button', { name: 'Inloggen' }).click();
    await expect(title(robin, 'Je tweede stap')).toBeVisible();
  });
  await context2.close();
});

test('a passkey is added beside the app, renamed and removed; the last second step stays (spec D5.8)', async ({
  page: admin,
  context,
  baseURL,
  browser,
  watchContext,
}) => {
  await logInNewStaff(context, baseURL);
  const email = `${randomUUID()}@mail.example`;
  const context2 = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'nl-NL' });
  watchContext(context2);
  const robin = await context2.newPage();
  await join(admin, robin, email);
  await addVirtualAuthenticator(robin);
  await expect(robin.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
  const code = await authenticatorOf(robin);
  await robin.getByLabel('Code van zes cijfers').fill(code());
  await robin.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(title(robin, 'Vandaag')).toBeVisible();

  await robin.getByRole('link', { name: 'Kim' }).click();
  await expect(title(robin, 'Je login')).toBeVisible();
  await expect(robin.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);
  await robin.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const adding = robin.getByRole('dialog', { name: 'Passkey toevoegen' });
  await expect(adding.getByLabel('Code van zes cijfers')).toBeFocused();
  await adding.getByLabel('Code van zes cijfers').fill('12');
  await adding.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(adding.getByText('Deze code klopt niet of is al gebruikt.')).toBeVisible();
  await expectAccessible(robin);
  await ageSecondFactor(email);
  await adding.getByLabel('Code van zes cijfers').fill(code());
  await adding.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(adding).toBeHidden();
  const items = robin.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);

  await items.nth(1).getByRole('button', { name: 'Hernoemen' }).click();
  const naming = robin.getByRole('dialog');
  await naming.getByLabel('Naam').fill('Sleutelbos');
  await naming.getByRole('button', { name: 'Opslaan' }).click();
  await expect(items.nth(1)).toContainText('Sleutelbos');
  await expectAccessible(robin);

  await items.nth(0).getByRole('button', { name: 'Verwijderen' }).click();
  await robin.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(items.nth(0)).toContainText('Niet gekoppeld');
  await expect(robin.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);

  await items.nth(0).getByRole('button', { name: 'Koppelen' }).click();
  const connecting = robin.getByRole('dialog', { name: 'Een authenticator-app' });
  await connecting.getByRole('button', { name: 'Passkey gebruiken' }).click();
  await expect(connecting.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
  await expectAccessible(robin);
  const newCode = await authenticatorOf(robin);
  await connecting.getByLabel('Code van zes cijfers').fill(newCode());
  await connecting.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(items.nth(0)).toContainText('Gekoppeld');
  await context2.close();
});
