import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.beforeEach(async ({ page, context, baseURL }) => {
  await logInNewStaff(context, baseURL, { name: 'Anna' });
  await logInNewStaff(context, baseURL);
  await page.goto('/backoffice');
  await expect(page.getByRole('heading', { name: 'Vandaag', level: 1 })).toBeVisible();
  // The keys work once the page is interactive, which the shown dialog says.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
});

test('sections, search, rows and the list of keys are reached without a mouse (spec D5.10)', async ({
  page,
}) => {
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page.getByRole('heading', { name: 'Medewerkers', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  const rows = page.locator('tbody tr');
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: 'Auditlog', level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByLabel('Lid (ID van het profiel)');
  await expect(search).toBeFocused();
  await page.keyboard.type('g t?');
  await expect(search).toHaveValue('g t?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit is geen ID van een profiel.')).toBeVisible();
  await expect(page).toHaveURL('/backoffice/audit?member=g+t%3F');
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/backoffice/staff');
});

test('the keys can be turned off, and the choice stays (spec D5.10, U1)', async ({ page }) => {
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await expect(dialog).toContainText('Naar het zoekveld');
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Losse toetsen gebruiken' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Sneltoetsen' }).click();
  await expect(dialog.getByRole('switch')).not.toBeChecked();
});

test('a filter without an empty choice shows the usual one (spec D5.10)', async ({ page }) => {
  await page.goto('/backoffice/site/campaigns');
  await expect(page.getByLabel('Cijfers van')).toHaveValue('30');
  await page.goto('/backoffice/site/texts');
  await expect(page.getByLabel('Taal')).toHaveValue('nl');
});

test('the skip link passes the menu (spec U1)', async ({ page }) => {
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
