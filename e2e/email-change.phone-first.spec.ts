import { randomUUID } from 'node:crypto';
import { emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { openMailedLink } from './support/open-mailed-link.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const PASSWORD = 'fietsen in de regen';

test('a change of address is requested, waits, is confirmed by email and reverted from the old address (spec 5.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ password: PASSWORD });
  const wanted = `${randomUUID()}@mail.example`;
  await logIn(context, member, baseURL ?? '');

  await test.step('a mistyped address is corrected by one tap, a wrong password refused at its field', async () => {
    await page.goto('/settings');
    await page.getByRole('link', { name: 'E-mailadres' }).click();
    await page.getByLabel('Nieuw e-mailadres').fill('iemand@gmial.com');
    await page.getByLabel('Je wachtwoord').fill('geraden');
    await page.getByRole('button', { name: 'Adres wijzigen' }).click();
    await page.getByRole('button', { name: 'Gebruik iemand@gmail.com' }).click();
    await expect(page.getByLabel('Nieuw e-mailadres')).toHaveValue('iemand@gmail.com');
    await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
    await page.getByLabel('Nieuw e-mailadres').fill('iemand');
    await page.getByRole('button', { name: 'Adres wijzigen' }).click();
    await expect(page.getByText('Nieuw e-mailadres invalide.')).toBeVisible();
    await page.getByLabel('Nieuw e-mailadres').fill(wanted);
    await page.getByRole('button', { name: 'Adres wijzigen' }).click();
    await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
    await expect(page.getByLabel('Je wachtwoord')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('it waits until it is cancelled', async () => {
    const waiting = page.getByRole('heading', { name: `Wacht op bevestiging van ${wanted}` });
    await page.getByLabel('Je wachtwoord').fill(PASSWORD);
    await page.getByRole('button', { name: 'Adres wijzigen' }).click();
    await expect(waiting).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Toch niet wijzigen' }).click();
    await expect(waiting).toHaveCount(0);
    await page.getByLabel('Nieuw e-mailadres').fill(wanted);
    await page.getByLabel('Je wachtwoord').fill(PASSWORD);
    await page.getByRole('button', { name: 'Adres wijzigen' }).click();
    await expect(waiting).toBeVisible();
  });

  await test.step('the email to the new address confirms it; the link of the first email is invalid', async () => {
    expect((await emailTo(member.email)).subject).toBe('Wijziging van je e-mailadres bij Lavender');
    const first = linkIn(await emailTo(wanted), '/mail-change/do');
    await page.goto(new URL(first).pathname + new URL(first).search);
    await page.getByRole('button', { name: 'Dit adres gebruiken' }).click();
    await expect(page.getByRole('heading', { name: /Link verlopen of invalide/ })).toBeVisible();
    await openMailedLink(page, linkIn(await emailTo(wanted, 2), '/mail-change/do'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dit adres gebruiken' }).click();
    await expect(page.getByRole('heading', { name: 'Je e-mailadres is gewijzigd' })).toBeVisible();
    await page.goto('/settings/email');
    await expect(page.getByText(`Je adres is nu ${wanted}.`)).toBeVisible();
  });

  await test.step('the old address reverts it, and a new password logs in again', async () => {
    await openMailedLink(page, linkIn(await emailTo(member.email, 3), '/mail-change/do'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Terugdraaien' }).click();
    await expect(page.getByRole('heading', { name: 'Je oude adres is terug' })).toBeVisible();
    const reset = linkIn(await emailTo(member.email, 4), '/reset-password/do');
    await page.goto(new URL(reset).pathname + new URL(reset).search);
    await page.getByLabel('Nieuw wachtwoord').fill('wandelen langs de zee');
    await page.getByLabel('Nog een keer').fill('wandelen langs de zee');
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await expect(page).toHaveURL(/\/members$/);
    await page.goto('/settings/email');
    await expect(page.getByText(`Je adres is nu ${member.email}.`)).toBeVisible();
  });
});
