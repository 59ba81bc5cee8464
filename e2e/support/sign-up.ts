import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { letterTo, linkIn } from './mailbox.ts';

export type Stranger = {
  name: string;
  email: string;
  mistyped?: string;
  password: string;
  born: [string, string, string];
};

/** Answers the questions of sign-up, one a screen, and sees it through to its end. */
export async function answerQuestions(page: Page, stranger: Stranger): Promise<void> {
  const [day, month, year] = stranger.born;
  const next = page.getByRole('button', { name: 'Volgende', exact: true });
  await page.getByLabel('Profielnaam').fill(stranger.name);
  await next.click();
  await page.getByLabel('Dag', { exact: true }).fill(day);
  await page.getByLabel('Maand', { exact: true }).fill(month);
  await page.getByLabel('Jaar', { exact: true }).fill(year);
  await next.click();
  // The search behind the modal has such a field too.
  const question = page.locator('form').filter({ has: next });
  await question.getByLabel('Land', { exact: true }).selectOption('NL');
  await question.getByLabel('Provincie').selectOption('NL-UT');
  await next.click();
  await page.getByLabel('E-mailadres').fill(stranger.mistyped ?? stranger.email);
  await next.click();
  if (stranger.mistyped) {
    // One tap takes the address that was meant over and goes on.
    await page.getByRole('button', { name: `Gebruik ${stranger.email}` }).click();
  }
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(stranger.password);
  await page.getByRole('checkbox', { name: /akkoord/ }).check();
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page.getByRole('heading', { name: `Welkom, ${stranger.name}` })).toBeVisible({
    timeout: 60_000,
  });
}

/** Opens the link of the letter that was really sent, and presses its button: opening alone confirms nothing. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const link = new URL(linkIn(await letterTo(email), '/activate'));
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is actief' })).toBeVisible();
}
