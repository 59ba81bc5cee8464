import { fromCountry } from './support/from-country.ts';
import { logIn, newMember } from './support/new-member.ts';
import { phone } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a dismissed alert stays hidden after a reload and in another browser of the account (spec 2.5, D2.32)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
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

  const elsewhere = await browser.newContext({ ...fromCountry('DE'), locale: 'nl-NL' });
  watchContext(elsewhere);
  await logIn(elsewhere, member, baseURL ?? '');
  const html = await (await elsewhere.request.get('/members')).text();
  expect(html).toContain('Menu van Pieter');
  expect(html).not.toContain('Maak je profiel compleet');
  await elsewhere.close();
});

test('the alert to enrich the profile leads to it and disappears when nothing is missing (spec 2.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const interests = ['coffee', 'tea', 'beach'] as const;
  await logIn(context, await newMember({ name: 'Pieter', interests: [...interests] }), baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: 'Maak je profiel compleet' });
  await alert.getByRole('link', { name: 'Foto toevoegen' }).click();
  await expect(page).toHaveURL(/\/profile#photo$/);
  await expect(page.getByRole('heading', { name: 'Je profiel: 1 van 5' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the activation reminder is shown until the address is confirmed (spec 2.5, 4.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ status: 'not_confirmed' }), baseURL ?? '');
  await page.goto('/members');
  const alert = page.getByRole('region', { name: 'Bevestig je e-mailadres' });
  await alert.getByRole('button', { name: 'Bevestig je e-mailadres' }).click();
  const modal = page.getByRole('dialog', { name: 'Bevestig je e-mailadres' });
  await expect(modal).toContainText('binnen een minuut');
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Begrepen' }).click();
  await expect(modal).toHaveCount(0);
  await expect(alert).toBeVisible();
});

test('each alert is one line of 44 px on a phone, and wraps with large text (look)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const mobile = await browser.newContext({ ...fromCountry('NL'), ...phone, locale: 'nl-NL' });
  watchContext(mobile);
  const unconfirmed = { status: 'not_confirmed' as const };
  const cases = [
    ['/members', {}, 'Maak je profiel compleet'],
    ['/members', { signedUpAt: new Date() }, 'Je welkomstbonus'],
    ['/likes', { signedUpAt: new Date(), ...unconfirmed }, 'Bevestig je e-mailadres'],
  ] as const;
  for (const [path, options, name] of cases) {
    await logIn(mobile, await newMember(options), baseURL ?? '');
    const page = await mobile.newPage();
    await page.goto(path);
    const alert = page.getByRole('region', { name });
    const height = async () => Math.round((await alert.boundingBox())?.height ?? 0);
    await expect.poll(height).toBe(44);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await alert.evaluate(line => line.scrollWidth <= line.clientWidth)).toBe(true);
    await expect.poll(height).toBeGreaterThan(44);
    await page.close();
  }
  await mobile.close();
});
