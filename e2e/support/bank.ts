import { expect, type Page } from '@playwright/test';

export type BankAnswer =
  | 'Betaald'
  | 'In behandeling'
  | 'Mislukt: geweigerd'
  | 'Mislukt: te weinig saldo'
  | 'Geannuleerd'
  | 'Verlopen';

export async function answerAtBank(
  page: Page,
  answer: BankAnswer,
  options: { late?: boolean } = {},
): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  if (options.late) await page.getByLabel(/te laat/).check();
  await page.getByRole('button', { name: answer, exact: true }).click();
  await expect(page).toHaveURL(/\/transactions\/[\w-]+\?paid=1$/);
}

export async function goToBank(page: Page, credits: number, method: string): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('link', { name: new RegExp(`^Kies ${credits} credits`) }).click();
  await choosePaymentMethod(page, method);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

export const choosePaymentMethod = (page: Page, method: string): Promise<void> =>
  page.getByRole('radio', { name: method, exact: false }).check();

export const payButton = (page: Page) => page.getByRole('button', { name: /^\D*[\d.,]+\D* betalen$/ });

/** Waits, because the tab starts no new order while `sessionStorage` contains the paid order. */
export const openOrderCleared = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(' order ');
