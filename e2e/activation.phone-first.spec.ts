import type { BrowserContext, Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { emailTo, linkIn } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ endsSessions: true });

const resendButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Stuur een nieuwe mail' });

async function openUnconfirmedMember(page: Page, context: BrowserContext, baseURL = '') {
  const member = await newMember({ status: 'not_confirmed', name: 'Wachter' });
  await logIn(context, member, baseURL);
  await page.goto('/members');
  const reminder = page.getByRole('region', { name: 'Bevestig je e-mailadres' });
  await expectAccessible(page);
  await reminder.getByRole('button', { name: 'Bevestig je e-mailadres' }).click();
  await resendButton(page).click();
  await expect(page.getByText('Er is een nieuwe mail onderweg.')).toBeVisible();
  const link = new URL(linkIn(await emailTo(member.email), '/activate'));
  return { member, reminder, link: link.pathname + link.search, token: link.searchParams.get('token') ?? '' };
}

test('a member who requests the activation email again too soon sees when it is possible (spec 4.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await openUnconfirmedMember(page, context, baseURL);
  await expect(page.getByRole('dialog')).toContainText('De mail is er meestal binnen een minuut');
  await resendButton(page).click();
  await expect(page.getByText(/Over \d+ seconden kun je een nieuwe mail aanvragen/)).toBeVisible();
});

test('an activation in another browser removes the reminder from the open page (spec 2.5, 4.2)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const { reminder, link } = await openUnconfirmedMember(page, context, baseURL);
  const elsewhere = await browser.newContext({ locale: 'nl-NL' });
  watchContext(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Account activeren' }).click();
  await expect(other.getByRole('heading', { name: 'Je account is actief' })).toBeVisible();
  await expect(other.getByText('Anderen zien nu je profiel')).toHaveText(
    'Anderen zien nu je profiel en kunnen je schrijven.',
  );
  await expectAccessible(other);
  await expect(reminder).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await elsewhere.close();
});

test('the activation token is sent to no other site and leaves the URL once it is used (spec 4.2, D2.20)', async ({
  page,
  context,
  baseURL,
}) => {
  const { link, token } = await openUnconfirmedMember(page, context, baseURL);
  const sentTexts: string[] = [];
  page.on('request', request => {
    const isDocument = request.isNavigationRequest();
    sentTexts.push(request.headers().referer ?? '', isDocument ? '' : request.url());
  });
  for (let time = 0; time < 5; time++) await page.goto(link);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page).toHaveURL(/\/activate\/done$/);
  expect(sentTexts.length).toBeGreaterThan(10);
  expect(sentTexts.join('\n')).not.toContain(token);
  await page.goto(link);
  await page.getByRole('button', { name: 'Account activeren' }).click();
  await expect(page).toHaveURL(/\/activate\/error$/);
  await expect(page.getByRole('heading', { name: 'Activeren mislukt' })).toBeVisible();
  await expect(page.getByText('De link is verlopen of al gebruikt. Je account is al actief')).toBeVisible();
  await expectAccessible(page);
});

test('a recipient who never signed up removes the account from the email (spec 4.2)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const { member, link } = await openUnconfirmedMember(page, context, baseURL);
  const elsewhere = await browser.newContext({ locale: 'nl-NL' });
  watchContext(elsewhere);
  const owner = await elsewhere.newPage();
  await owner.goto(link);
  await owner.getByRole('button', { name: 'Dat was ik niet' }).click();
  await expect(owner.getByRole('dialog')).toContainText('iemand anders jouw e-mailadres ingevuld');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Verwijder dit account' }).click();
  await expect(owner.getByRole('heading', { name: 'Het account is verwijderd' })).toBeVisible();
  await expect(owner).toHaveURL(/\/activate$/);
  await expectAccessible(owner);
  expect(await accountsOf(member.email)).toBe(0);
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.close();
});

async function accountsOf(email: string): Promise<number> {
  const db = openTestDatabase();
  try {
    return (await db.selectFrom('accounts').select('id').where('email', '=', email).execute()).length;
  } finally {
    await db.destroy();
  }
}
