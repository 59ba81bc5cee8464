import type { Page } from '@playwright/test';
import { castPassword } from '../../db/seeds/cast.ts';

export async function logInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(castPassword);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click();
}
