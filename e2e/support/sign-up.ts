import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { emailTo, linkIn } from './mailbox.ts';

type SignupData = {
  name: string;
  email: string;
  mistyped?: string;
  password: string;
  born: [string, string, string];
};

export async function fillInSignup(page: Page, data: SignupData): Promise<void> {
  const [day, month, year] = data.born;
  const next = page.getByRole('button', { name: 'Volgende', exact: true });
  await page.getByLabel('Profielnaam').fill(data.name);
  await next.click();
  await page.getByLabel('Dag', { exact: true }).fill(day);
  await page.getByLabel('Maand', { exact: true }).fill(month);
  await page.getByLabel('Jaar', { exact: true }).fill(year);
  await next.click();
  // The page behind the modal also has a country field.
  const question = page.locator('form').filter({ has: next });
  await question.getByLabel('Land', { exact: true }).selectOption('NL');
  await question.getByLabel('Provincie').selectOption('NL-UT');
  await next.click();
  await page.getByLabel('E-mailadres').fill(data.mistyped ?? data.email);
  await next.click();
  if (data.mistyped) {
    await page.getByRole('button', { name: `Gebruik ${data.email}` }).click();
  }
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(data.password);
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: `Welkom, ${data.name}` })).toBeVisible({
    timeout: 60_000,
  });
}

/** Presses the button, because the link alone does not activate the account. */
export async function activateByEmail(page: Page, email: string): Promise<void> {
  const link = new URL(linkIn(await emailTo(email), '/activate'));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is actief' })).toBeVisible();
}
