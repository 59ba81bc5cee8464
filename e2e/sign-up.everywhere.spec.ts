import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click();

/** Up to the question of the birth date. */
async function begin(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Profielnaam').fill(name);
  await next(page);
  await expect(page.getByLabel('Dag')).toBeFocused();
}

test('what was typed survives a reload and the way back (spec 3, 4)', async ({ page }) => {
  await begin(page, 'Matthias');
  await page.getByLabel('Jaar').fill('1988');
  await page.reload();
  await expect(page.getByLabel('Jaar')).toHaveValue('1988');
  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Matthias');
});

test('a birth date under 18 is refused beside the field, where the focus goes (spec 5)', async ({ page }) => {
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

test('a name that begins with @ is refused with the text of the specification', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Profielnaam').fill('@matthias');
  await next(page);
  await expect(page.getByText('Je profielnaam mag niet beginnen met een @')).toBeVisible();
  await expect(page.getByLabel('Profielnaam')).toHaveAccessibleDescription(/mag niet beginnen/);
});
