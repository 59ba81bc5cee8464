import { randomUUID } from 'node:crypto';
import { emailWithLink, linkIn } from './support/mailbox.ts';
import { ageSecondFactor, authenticatorOf, logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'een bakfiets vol tulpen';

/** A code that is wrong, a second factor that is old, a session that has ended, a page of other roles. */
test.use({
  expectedErrors:
    /status of (403|404|422) \([\w ]+\) \S+\/(api\/staff-[a-z]+\.php(\?\S*)?|backoffice\/audit)$/,
});

test('an invited person chooses a password, connects an app and sees today; a change of roles ends the session (spec D2.33, D5.10)', async ({
  page,
  context,
  baseURL,
  browser,
  watchContext,
}) => {
  const admin = await logInNewStaff(context, baseURL);
  const email = `${randomUUID()}@mail.example`;
  await test.step('an admin invites', async () => {
    await page.goto('/backoffice/staff');
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Iemand uitnodigen' });
    await dialog.getByLabel('Naam').fill('Robin');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(dialog.getByRole('group', { name: 'Rollen' })).toContainText('Vul dit in');
    await dialog.getByLabel('Support').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(page.getByRole('row', { name: /Robin/ })).toContainText('Uitgenodigd');
  });

  const context2 = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'nl-NL' });
  watchContext(context2);
  const robin = await context2.newPage();
  const app = await test.step('the invited person gets in', async () => {
    const path = linkIn(await emailWithLink(email, '/backoffice/invitation'), '/backoffice/invitation');
    await robin.goto(path);
    await expectAccessible(robin);
    await robin.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
    await robin.getByRole('button', { name: 'Volgende' }).click();
    await expect(robin).toHaveURL('/backoffice/setup');
    await expect(robin.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
    await expectAccessible(robin);
    const codeNow = await authenticatorOf(robin);
    const code = robin.getByLabel('Code van zes cijfers');
    await code.fill(String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0'));
    await robin.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(robin.getByText('Deze code klopt niet of is al gebruikt.')).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(codeNow());
    await robin.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(robin.getByRole('heading', { name: 'Vandaag', level: 1 })).toBeVisible();
    await expectAccessible(robin);
    return codeNow;
  });

  await test.step('a page that the roles do not open says so', async () => {
    await robin.goto('/backoffice/audit');
    await expect(robin.getByRole('heading', { level: 1 })).toHaveText('Met jouw rollen kun je hier niet in');
    await robin.getByRole('link', { name: 'Naar vandaag' }).click();
    await expect(robin.getByRole('heading', { name: 'Vandaag', level: 1 })).toBeVisible();
  });

  await test.step('a change of roles ends the session, and the login leads back', async () => {
    const row = page.getByRole('row', { name: /Robin/ });
    await row.getByRole('button', { name: 'Rollen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rollen van Robin' });
    await dialog.getByLabel('Beheerder').check();
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(row).toContainText('Beheerder');
    await robin.reload();
    await expect(robin.getByRole('heading', { level: 1 })).toHaveText('Inloggen op de backoffice');
    await robin.goto('/backoffice/staff');
    await ageSecondFactor(email);
    await robin.getByLabel('E-mailadres').fill(email);
    await robin.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await robin.getByRole('button', { name: 'Inloggen' }).click();
    await expect(robin.getByText(`Open je authenticator-app en typ de code voor ${email}.`)).toBeVisible();
    await expectAccessible(robin);
    await robin.getByLabel('Code van zes cijfers').fill(app());
    await robin.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(robin).toHaveURL('/backoffice/staff');
  });

  await test.step('a dangerous act asks for the code again, and then happens', async () => {
    await ageSecondFactor(email);
    const row = robin.getByRole('row', { name: new RegExp(admin.email) });
    await row.getByRole('button', { name: 'Toegang intrekken' }).click();
    const dialog = robin.getByRole('dialog', { name: `De toegang van ${admin.name} intrekken?` });
    await dialog.getByRole('button', { name: 'Toegang intrekken' }).click();
    await expect(dialog.getByText('Dat is een ander woord.')).toBeVisible();
    await dialog.getByLabel(`Typ “${admin.name}” om te bevestigen`).fill(admin.name);
    await dialog.getByRole('button', { name: 'Toegang intrekken' }).click();
    const question = robin.getByRole('dialog', { name: 'Ben jij het nog?' });
    await expectAccessible(robin);
    await question.getByLabel('Code van zes cijfers').fill(app());
    await question.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(row).toContainText('Toegang ingetrokken');
    await expect(dialog).toBeHidden();
  });

  await test.step('the person whose login was taken away is led to the login', async () => {
    await page.reload();
    await expect(page).toHaveURL('/backoffice/login?next=%2Fbackoffice%2Fstaff');
  });
  await context2.close();
});

test('a session that ends while a page is open leads to the login and says so (spec D2.33)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice/audit');
  await expect(page.getByRole('heading', { name: 'Auditlog', level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.getByLabel('Wie').selectOption({ index: 1 });
  await expect(page.getByText('Je sessie is afgelopen.')).toBeVisible();
  await expect(page).toHaveURL(/\/backoffice\/login\?next=%2Fbackoffice%2Faudit/);
});

test('the logout leads to the login without a word about the end of the session (spec D2.33)', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen op de backoffice');
  await expect(page).toHaveURL('/backoffice/login');
  await page.goto('/backoffice');
  await expect(page).toHaveURL('/backoffice/login');
});

test('a person changes the language of their pages, and days and hours follow (spec D5.10, D2.28)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice/account');
  await page.getByLabel('Taal').selectOption('English');
  await expect(page.getByRole('heading', { name: 'Your login', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByLabel('Language')).toHaveValue('en');
});
