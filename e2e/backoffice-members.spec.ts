import { randomUUID } from 'node:crypto';
import { newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Private data is refused until a reason was given. */
test.use({ expectedErrors: /status of 403 \(Forbidden\) \S+\/api\/staff-member-data\.php/ });

test('support finds a member by keyboard, gives a reason, notes something and freezes the account (spec D5.10, D5.7)', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Zoek ${randomUUID().slice(0, 8)}`;
  const member = await newMember({ name });
  await logInNewStaff(context, baseURL, { roles: ['support'] });
  await page.goto('/backoffice/members');
  await test.step('find', async () => {
    const search = page.getByLabel('Zoeken');
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.type(name.toLowerCase());
    await page.keyboard.press('Enter');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expectAccessible(page);
    await page.locator('h1').click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
  await test.step('private data after a reason', async () => {
    await expect(page.getByText(member.email)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Account verwijderen' })).toBeHidden();
    await page.getByRole('link', { name: 'Privégegevens' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reden').fill('Vraagt waar een e-mail blijft');
    await dialog.getByRole('button', { name: /half uur/ }).click();
    await expect(page.getByText(member.email)).toBeVisible();
    await page.getByLabel('Nieuwe notitie').fill('Vriendelijk <b>gemaild</b>');
    await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Vriendelijk <b>gemaild</b>' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('freeze, and end it', async () => {
    await page.getByRole('button', { name: 'Bevriezen' }).click();
    const dialog = page.getByRole('dialog', { name: `${name} bevriezen?` });
    await dialog.getByRole('button', { name: 'Bevriezen' }).click();
    await expect(dialog.getByLabel('Reden')).toBeFocused();
    await dialog.getByLabel('Reden').fill('Schrijft iedereen hetzelfde');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Bevriezen' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('banner').or(page.locator('main')).getByText('Bevroren').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Bevriezing opheffen' }).click();
    await page.getByRole('dialog').getByLabel('Reden').fill('Het was een misverstand');
    await page.getByRole('dialog').getByRole('button', { name: 'Bevriezing opheffen' }).click();
    await expect(page.getByRole('button', { name: 'Bevriezen' })).toBeVisible();
  });
});

test('a moderator bans a member for good with the name typed, and lifts the ban (spec D5.5, D5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ name: 'Otto' });
  await logInNewStaff(context, baseURL, { roles: ['moderator'] });
  await page.goto(`/backoffice/members/${member.profileId}`);
  await page.getByRole('button', { name: 'Blokkeren', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Otto blokkeren?' });
  await dialog.getByLabel('Dagen').fill('');
  await dialog.getByLabel('Regel').selectOption('threats');
  await dialog.getByLabel('Waarom?').fill('Je hebt iemand buiten de site bedreigd.');
  await dialog.getByRole('button', { name: 'Blokkeren' }).click();
  await expect(dialog.getByLabel(/Otto/)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel(/Otto/).fill('otto');
  await dialog.getByRole('button', { name: 'Blokkeren' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Voorgoed')).toBeVisible();
  await page.getByRole('button', { name: 'Blokkade opheffen' }).click();
  const lifting = page.getByRole('dialog');
  await lifting.getByLabel('Reden').fill('Het was iemand anders');
  await lifting.getByRole('button', { name: 'Blokkade opheffen' }).click();
  await expect(page.getByRole('button', { name: 'Blokkeren', exact: true })).toBeVisible();
});
