import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click();

async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Profielnaam').fill(name);
  await next(page);
  await expect(page.getByLabel('Dag')).toBeFocused();
}

test('typed answers survive a reload and Back (spec 3.12, 4.2)', async ({ page }) => {
  await begin(page, 'Matthias');
  await page.getByLabel('Jaar').fill('1988');
  await page.reload();
  await expect(page.getByLabel('Jaar')).toHaveValue('1988');
  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Matthias');
});

test('a birth date under 18 is refused at the field, which gets the focus (spec 5.2)', async ({ page }) => {
  await begin(page, 'Matthias');
  await page.getByLabel('Dag').fill('1');
  await page.getByLabel('Maand').fill('2');
  await page.getByLabel('Jaar').fill('2020');
  await next(page);
  await expect(page.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
  await expect(page.getByLabel('Dag')).toBeFocused();
  await expect(page.getByLabel('Dag')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test.describe('a name the server refuses', () => {
  test.use({ expectedErrors: /status of 422 \(Unprocessable Entity\) \S+\/api\/signup\.php\?check=1$/ });

  test('is refused at its field, with the text of the specification if it begins with @ (spec 5.1)', async ({
    page,
  }) => {
    await page.goto('/signup');
    await page.getByLabel('Profielnaam').fill('@matthias');
    await next(page);
    await expect(page.getByText('Je profielnaam mag niet beginnen met een @')).toBeVisible();
    await expect(page.getByLabel('Profielnaam')).toHaveAccessibleDescription(/mag niet beginnen/);
    await page.getByLabel('Profielnaam').fill('Lavender Team');
    await next(page);
    await expect(page.getByLabel('Profielnaam')).toHaveAccessibleDescription(/alsof je hier werkt/);
    await expect(page.getByLabel('Profielnaam')).toBeFocused();
    await expectAccessible(page);
  });
});

test('each question is a history entry, and the password is nowhere but in its field (spec 3.12, D3.2)', async ({
  page,
}) => {
  const password = 'een kast vol oude platen';
  await begin(page, 'Matthias');
  await page.getByLabel('Dag', { exact: true }).fill('3');
  await page.getByLabel('Maand', { exact: true }).fill('4');
  await page.getByLabel('Jaar', { exact: true }).fill('1988');
  await expectAccessible(page);
  await next(page);
  await expect(page.getByLabel('Land')).toBeVisible();
  await expectAccessible(page);
  await next(page);
  await page.getByLabel('E-mailadres').fill('matthias.steps@gmail.com');
  await expectAccessible(page);
  await next(page);
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(password);
  await expectAccessible(page);

  await page.goBack();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('matthias.steps@gmail.com');
  await page.goBack();
  await expect(page.getByLabel('Land')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Wachtwoord' })).toHaveValue(password);

  const persisted = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href]),
    );
  expect(await persisted()).toContain('matthias.steps@gmail.com');
  expect(await persisted()).not.toContain(password);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Wachtwoord' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('matthias.steps@gmail.com');
});

test('every invalid field of the last question has its own text, and the first gets the focus (spec 5, 8.3)', async ({
  page,
}) => {
  await begin(page, 'Matthias');
  await page.getByLabel('Dag', { exact: true }).fill('3');
  await page.getByLabel('Maand', { exact: true }).fill('4');
  await page.getByLabel('Jaar', { exact: true }).fill('1988');
  await next(page);
  await next(page);
  await page.getByLabel('E-mailadres').fill('geen adres');
  await next(page);
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Ongeldige e-mail/);
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('E-mailadres').fill('matthias.wrong@gmail.com');
  await next(page);
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill('kort');
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  const password = page.getByRole('textbox', { name: 'Wachtwoord' });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/8 tot 128 tekens/);
  await expect(page.getByRole('checkbox', { name: /akkoord/ })).toHaveAccessibleDescription(/Ga akkoord/);
  await expectAccessible(page);
});

test('a site for everyone asks for the gender and shows an error at the field when it is missing (spec 4.2)', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL?.replace('localhost', 'lilac.localhost')}/signup`);
  await page.getByLabel('Profile name').fill('Robin on foot');
  await page.getByRole('button', { name: 'Next' }).click();
  const group = page.getByRole('group', { name: 'I am a' });
  await expect(group).toHaveAccessibleDescription('Choose your gender');
  await expect(group.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page);
});
