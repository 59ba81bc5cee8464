import type { Browser, Page } from '@playwright/test';
import { castPassword } from '../db/seeds/cast.ts';
import { fromCountry } from './support/from-country.ts';
import { logInAs } from './support/log-in.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function onPhone(browser: Browser, watchContext: WatchContext, email: string): Promise<Page> {
  const context = await browser.newContext({ ...fromCountry('BE'), userAgent: iphone, locale: 'nl-NL' });
  watchContext(context);
  const page = await context.newPage();
  await page.goto('/login?next=/settings/look');
  await logInAs(page, email);
  await expect(page).toHaveURL('/settings/look');
  return page;
}
type WatchContext = Parameters<Parameters<typeof test>[2]>[0]['watchContext'];

test('another session is ended, and its browser is redirected to the login at once (spec D2.21)', async ({
  page,
  browser,
  watchContext,
}) => {
  const { email } = await newMember({ password: castPassword });
  const phone = await onPhone(browser, watchContext, email);
  await page.goto('/login?next=/settings/logins');
  await logInAs(page, email);
  const list = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ingelogd:' });
  await expect(list.filter({ hasText: 'Dit apparaat' })).toHaveCount(1);
  const other = list.filter({ hasText: 'Safari op iOS' });
  await expect(other).toContainText('België');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Login van Safari op iOS beëindigen' }).click();
  await expect(page.getByText('De login van Safari op iOS is beëindigd.')).toBeVisible();
  await expect(phone).toHaveURL('/login?next=%2Fsettings%2Flook');
  await expect(phone.getByText('Je sessie is voorbij.')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await expect(other).toHaveCount(0);
  await page.goto('/likes');
  await expect(page).toHaveURL('/likes');
  await phone.context().close();
});

test('all other sessions are ended at once, then all (spec D2.21)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const member = await newMember({ password: castPassword });
  const phone = await onPhone(browser, watchContext, member.email);
  await logIn(context, member, baseURL ?? '');
  await page.goto('/settings/logins');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Alle andere beëindigen' }).click();
  await expect(page.getByText('Je bent nergens anders ingelogd.')).toBeVisible();
  await expect(phone).toHaveURL('/login?next=%2Fsettings%2Flook');
  await logInAs(phone, member.email);
  await expect(phone).toHaveURL('/settings/look');
  await page.getByRole('button', { name: 'Overal uitloggen' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Je bent uitgelogd.')).toBeVisible();
  await expect(phone).toHaveURL('/login?next=%2Fsettings%2Flook');
  await phone.context().close();
});

test('five wrong passwords lock the account, and the page says for how long (spec 4.6)', async ({ page }) => {
  const { email } = await newMember({ password: castPassword });
  await page.goto('/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true });
  const password = page.getByRole('textbox', { name: 'Wachtwoord' });
  await page.getByLabel('E-mailadres').fill(email);
  for (const guess of ['een', 'twee', 'drie', 'vier', 'vijf']) {
    await password.fill(guess);
    const response = page.waitForResponse('**/api/user.php');
    await submit.click();
    await response;
    const expectedText =
      guess === 'vijf'
        ? 'Te veel foute pogingen, account voor 15 min geblokkeerd.'
        : 'Login mislukt, probeer opnieuw';
    await expect(page.getByRole('alert').filter({ hasText: expectedText })).toBeVisible();
    await expect(password).toBeFocused();
  }
  await expectAccessible(page);
  await password.fill(castPassword);
  await submit.click();
  await expect(page.getByText(/account voor 15 min geblokkeerd/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wachtwoord vergeten?' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
});
