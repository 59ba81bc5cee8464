import { from } from './support/from-country.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a dismissed alert stays hidden after a reload and in another browser of the account (spec 2)', async ({
  page,
  context,
  browser,
  baseURL,
  listen,
}) => {
  const member = await newMember({ name: 'Pieter' });
  await logIn(context, member, baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: 'Maak je profiel compleet' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/dismissal.php'));
  await alert.getByRole('button', { name: 'Niet meer tonen' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect((await stored).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Menu van Pieter' })).toBeVisible();
  await expect(alert).toHaveCount(0);

  const elsewhere = await browser.newContext({ ...from('DE'), locale: 'nl-NL' });
  listen(elsewhere);
  await logIn(elsewhere, member, baseURL ?? '');
  const html = await (await elsewhere.request.get('/members')).text();
  expect(html).toContain('Menu van Pieter');
  expect(html).not.toContain('Maak je profiel compleet');
  await elsewhere.close();
});

test('enrich profile leads to my profile, and goes when nothing is missing (spec 2)', async ({
  page,
  context,
  baseURL,
}) => {
  const interests = ['coffee', 'tea', 'beach'] as const;
  await logIn(context, await newMember({ name: 'Pieter', interests: [...interests] }), baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: 'Maak je profiel compleet' });
  await expect(alert).toContainText('hoofdfoto');
  await alert.getByRole('link', { name: 'Naar mijn profiel' }).click();
  await expect(page).toHaveURL(/\/profile#photo$/);
  await expect(alert).toHaveCount(0);
});

test('the activation reminder stands until the address is confirmed (spec 2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ status: 'not_confirmed' }), baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: 'Bevestig je e-mailadres' });
  await expect(alert).toContainText('1 minuut');
  await expectAccessible(page);
});
