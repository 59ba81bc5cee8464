import { beginSignupAsPartner } from './support/partner-signup.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { storedTrafficSource } from './support/traffic-source.ts';

test('a sign-up begun by a partner is completed: greeting by name, no menu, password, consent, matches, reminder (spec 2.9, 4.2)', async ({
  page,
  isMobile,
  baseURL,
}) => {
  const email = `afgemaakt.${isMobile ? 'telefoon' : 'bureau'}@gmail.com`;
  const link = await beginSignupAsPartner(
    { email, name: 'Afgemaakt', date_of_birth: '1984-02-29' },
    baseURL ?? '',
  );

  await test.step('missing answers are asked for, and a weak password is refused at its field', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Welkom, Afgemaakt' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gratis aanmelden' })).toHaveCount(0);
    await expectAccessible(page);
    const password = page.getByRole('textbox', { name: 'Wachtwoord' });
    await password.fill('kort');
    await expect(page.getByText('Nog te kort')).toBeVisible();
    await page.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(page.getByText('Kies een wachtwoord van 8 tot 128 tekens')).toBeVisible();
    await expect(page.getByText('Ga akkoord met de voorwaarden om verder te gaan.')).toBeVisible();
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await password.fill('twee molens en een sluis');
    await page.getByRole('checkbox', { name: /akkoord/ }).check();
    await page.getByRole('button', { name: 'Account aanmaken' }).click();
    await expect(page).toHaveURL(/\/signup-matches$/);
  });

  await test.step('the reminder is a modal on a phone right afterwards, otherwise an alert', async () => {
    const modal = page.getByRole('dialog', { name: 'Bevestig je e-mailadres' });
    const alert = page.getByRole('region', { name: 'Bevestig je e-mailadres' });
    if (isMobile) {
      await expect(modal).toBeVisible();
      await expect(modal.getByText(email)).toBeVisible();
      await expectAccessible(page);
      await modal.getByRole('button', { name: 'Begrepen' }).click();
      await expect(modal).toBeHidden();
    }
    await expect(alert).toBeVisible();
    await expect(modal).toHaveCount(0);
    await page.reload();
    await expect(alert).toBeVisible();
    await expect(modal).toHaveCount(0);
  });

  expect(await storedTrafficSource(email)).toMatchObject({ network: 'evening-post' });
  await test.step('a used link is invalid; a member can continue from it to the members', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Link verlopen of invalide' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Bekijk leden' }).click();
    await expect(page).toHaveURL(/\/members$/);
    // Leaves the page, because its calls would fail without cookies.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Link verlopen of invalide' })).toBeVisible();
    await expectAccessible(page);
  });
});
