import { emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { openMailedLink } from './support/open-mailed-link.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const OLD = 'fietsen in de regen';
const NEW = 'wandelen langs de zee';
const LINK_EXPIRED = 'Link verlopen of invalide, vraag een nieuwe e-mail aan';

test('a forgotten password: the login passes the address on, and the emailed link works once (spec 5.4)', async ({
  page,
}) => {
  const { email } = await newMember({ password: OLD });
  await page.goto('/login');
  // Waits for hydration, because the link passes on the email address only after hydration.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
  const address = page.getByLabel('E-mailadres');
  await expect(address).toHaveValue(email);
  await address.fill('nobody.at.all@mail.example');
  await page.getByRole('button', { name: 'Mail me een link' }).click();
  await expect(page.getByText('E-mailadres niet gevonden')).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await address.fill(email);
  await page.getByRole('button', { name: 'Mail me een link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  await expectAccessible(page);

  const link = linkIn(await emailTo(email), '/reset-password/do');
  await openMailedLink(page, link);
  const password = page.getByLabel('Nieuw wachtwoord');
  const again = page.getByLabel('Nog een keer');
  await password.fill(NEW);
  await expect(page.getByRole('status').filter({ hasText: 'Sterk' })).toBeVisible();
  await again.fill(OLD);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
  await expect(again).toBeFocused();
  await expectAccessible(page);
  await again.fill(NEW);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page).toHaveURL(/\/members$/);
  expect((await emailTo(email, 2)).subject).toBe('Je wachtwoord voor Lavender is gewijzigd');

  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: LINK_EXPIRED })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vraag een nieuwe mail aan' }).click();
  await expect(page).toHaveURL(/\/reset-password$/);
});

test('changing the password asks for the old one and ends the other sessions, but not this one (spec 5.4)', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const member = await newMember({ password: OLD });
  await logIn(context, member, baseURL ?? '');
  const other = await browser.newContext();
  await other.request.post(`${baseURL}/api/user.php`, {
    data: { email: member.email, password: OLD },
    headers: { origin: baseURL ?? '' },
  });
  const isLoggedIn = async () =>
    (await (await other.request.get(`${baseURL}/api/user.php`)).json()).user !== null;
  expect(await isLoggedIn()).toBe(true);

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Wachtwoord' }).click();
  const old = page.getByLabel('Oud wachtwoord');
  await old.fill('geraden');
  await page.getByLabel('Nieuw wachtwoord').fill(NEW);
  await page.getByLabel('Nog een keer').fill(NEW);
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await expect(page.getByText('Controleer je oude wachtwoord.')).toBeVisible();
  await expect(old).toBeFocused();
  await expectAccessible(page);
  await old.fill(OLD);
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await expect(
    page.getByText('Je wachtwoord is gewijzigd. Op je andere apparaten ben je uitgelogd.'),
  ).toBeVisible();
  expect(await isLoggedIn()).toBe(false);
  await other.close();
  // The other sessions have ended, but this one still opens /likes.
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/likes$/);
  expect((await emailTo(member.email)).subject).toBe('Je wachtwoord voor Lavender is gewijzigd');
});
