import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What the members' dialog and the form of staff ask for. */
export type Report = { title: string; reason: string | RegExp; text: string };
export type Decision = { outcome: string; rule: string; reason: string; days?: number };

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** @returns the dialog that confirms the report, and the reference in it */
export async function sendReport(
  page: Page,
  { title, reason, text }: Report,
): Promise<{ sent: Locator; reference: string }> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Melding versturen' }).click();
  const sent = page.getByRole('dialog', { name: 'We hebben je melding' });
  return { sent, reference: (await sent.locator('strong').textContent()) ?? '' };
}

/** Opens something private; the reason counts for half an hour, for everything about the member. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Waarom wil je dit zien?' });
  await dialog.getByLabel('Reden').fill(reason);
  await dialog.getByRole('button', { name: 'Een half uur openen' }).click();
}

/** Finds the report in the queue of staff by its reference, and opens it; `giveReason` follows. */
export async function openReport(page: Page, reference: string): Promise<void> {
  await page.goto('/backoffice/reports');
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').first().click();
}

export async function decideReport(page: Page, { outcome, rule, reason, days }: Decision): Promise<void> {
  await page.getByLabel('Wat we doen').selectOption(outcome);
  if (days !== undefined) await page.getByLabel('Hoeveel dagen').fill(String(days));
  await page.getByLabel('Welke regel').selectOption(rule);
  await page.getByLabel('Waarom, in gewone woorden').fill(reason);
  await page.getByRole('button', { name: 'Beslissen en beiden inlichten' }).click();
  await expect(heading(page, 'Meldingen')).toBeVisible();
}

/** Opens the only appeal that waits about the member; `giveReason` follows. */
export async function openAppeal(page: Page, member: string): Promise<void> {
  await page.goto('/backoffice/appeals');
  await page.getByRole('row').filter({ hasText: member }).getByRole('link').first().click();
}

export async function decideAppeal(page: Page, outcome: string, reason: string): Promise<void> {
  await page.getByLabel('Uitkomst').selectOption(outcome);
  await page.getByLabel('Waarom, in gewone woorden').fill(reason);
  await page.getByRole('button', { name: 'Beslissen en het lid inlichten' }).click();
  await expect(heading(page, 'Bezwaren')).toBeVisible();
}
