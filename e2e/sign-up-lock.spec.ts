import { fillInSignup } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

const willem = {
  name: 'Willem',
  email: 'willem.locked@gmail.com',
  password: 'een kano tussen het riet',
  born: ['2', '9', '1981'] as [string, string, string],
};

test('sign-up cannot be closed while it creates the account (spec 2.4, 4.2)', { tag: '@full' }, async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/signup.php', async route => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  await page.goto('/pricing');
  await page.goto('/members');
  await page.getByRole('banner').getByRole('link', { name: 'Gratis aanmelden' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Profielnaam')).toBeFocused();
  await expect(dialog).toBeVisible();
  const done = fillInSignup(page, willem);
  await expect(dialog.getByRole('heading', { name: 'We maken je account' })).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeVisible();
  release();
  await done;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/members$/);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('signup');
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/members$/);
});
