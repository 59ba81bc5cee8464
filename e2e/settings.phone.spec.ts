import { insertSessionFor } from './support/insert-session.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the settings are readable and usable on a phone (spec 2.9)', async ({ page, context, baseURL }) => {
  await insertSessionFor(context, 'oliver@example.com', baseURL ?? '');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Visibility/ }).click();
  await expect(page.getByRole('switch', { name: 'Invisible' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});
