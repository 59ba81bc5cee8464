import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a new member likes suggested members and continues to all members (spec 4.2, 4.7)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ name: 'Nieuwkomer' }), baseURL ?? '');
  await page.goto('/signup-matches');
  await expect(page.getByRole('heading', { level: 1, name: 'Zij passen misschien bij jou' })).toBeVisible();
  await expectAccessible(page);
  const membersLink = await page.getByRole('main').getByRole('link', { name: 'Bekijk leden' }).boundingBox();
  const last = await page.getByRole('main').getByRole('listitem').last().boundingBox();
  expect(membersLink?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  const buttons = page.getByRole('main').getByRole('button', { name: /leuk vinden/ });
  // Members of other tests may come first after the reload.
  const name = await buttons.first().getAttribute('aria-label');
  const like = page
    .getByRole('main')
    .getByRole('button', { name: name ?? '', exact: true })
    .first();
  const liked = page.waitForResponse(/\/api\/like\.php/);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await liked;
  const close = page.getByRole('dialog').getByRole('button', { name: 'Sluiten' });
  if (await close.isVisible()) await close.click();
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('main').getByRole('link', { name: 'Bekijk leden' }).click();
  await expect(page).toHaveURL(/\/members$/);
});

test('a visitor is redirected to the login and back (spec 5.10)', async ({ page }) => {
  await page.goto('/signup-matches');
  await expect(page).toHaveURL(/\/login\?next=%2Fsignup-matches$/);
});
