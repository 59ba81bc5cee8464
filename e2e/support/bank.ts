import { expect, type Page } from '@playwright/test';

/** What the bank that ships along can say of a payment, by the words of its Dutch page. */
export type BankSays =
  | 'Betaald'
  | 'In behandeling'
  | 'Mislukt: geweigerd'
  | 'Mislukt: te weinig saldo'
  | 'Geannuleerd'
  | 'Verlopen';

/** At the page of the bank: says so, and is back at the shop. */
export async function bankSays(page: Page, says: BankSays, telling: { late?: boolean } = {}): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  if (telling.late) await page.getByLabel(/te laat/).check();
  await page.getByRole('button', { name: says, exact: true }).click();
  await expect(page).toHaveURL(/\/transactions\/[\w-]+\?paid=1$/);
}

/** Chooses a bundle of so many credits and a method, and leaves for the bank. */
export async function leaveForBank(page: Page, credits: number, method: string): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('link', { name: new RegExp(`^Kies ${credits} credits`) }).click();
  await choose(page, method);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

export const choose = (page: Page, method: string): Promise<void> =>
  page.getByRole('radio', { name: method, exact: false }).check();

/** The one button with the total, once the script has taken over. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^\D*[\d.,]+\D* betalen$/ });

/** Until the script has taken over the page of a paid order, the tab does not know of it, and its next order would lead back there. */
export const knowsItIsPaid = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(' order ');
