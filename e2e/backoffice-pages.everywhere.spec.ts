import { logInNewStaff } from './support/new-staff.ts';
import { testStaffPages } from './support/staff-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /status of 404 \(Not Found\) \S+\/backoffice\/nowhere$/ });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, { tag: '@full' }, () => {
    test.use({ colorScheme });
    testStaffPages();
  });

test('an unknown address of the back office keeps the menu (spec 8.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL);
  const response = await page.goto('/backoffice/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Op dit adres staat niets');
  await page.getByRole('link', { name: 'Naar vandaag' }).click();
  await expect(page.getByRole('heading', { name: 'Vandaag', level: 1 })).toBeVisible();
});
