import type { Page } from '@playwright/test';
import type { TestMember } from '../src/server/testing/members.ts';
import { answerAtBank, choosePaymentMethod, goToBank, openOrderCleared, payButton } from './support/bank.ts';
import { openTestDatabase } from './support/database.ts';
import { headingOf } from './support/heading.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({
  // Expected errors are a refused card, a repeated order and an unavailable bank.
  expectedErrors: /status of (402|409|422) \([\w ]+\) \S+\/api\/repeat-order\.php$/,
});

test('a stored card repeats the order after a confirmation; a refused one offers retry and PayPal (spec 3.10, D2.15) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.goto('/credits/repeat-order');
  await expect(headingOf(page)).toHaveText('Nog niets om te herhalen');
  await buyByCard(page, /betaalt, de volgende keer ook/);
  await page.goto('/credits');
  await page.getByRole('link', { name: 'Opnieuw bestellen' }).click();
  await expect(page.getByText('Kaart die eindigt op')).toBeVisible();
  await expectAccessible(page);
  const stale = await context.newPage();
  await stale.goto('/credits/repeat-order');
  await expect(stale.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' })).toBeEnabled();
  await page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await expect(page.locator('main')).toContainText(/20\s*credits/);
  await stale.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  await expect(stale.getByRole('alert')).toContainText('Je hebt dit net al besteld.');
  await expectAccessible(stale);
  await stale.getByRole('link', { name: 'Bekijk die bestelling' }).click();
  await expect(stale).toHaveURL(new URL(page.url()).pathname);
  await page.goto('/credits/repeat-order');
  await page.getByRole('button', { name: 'Deze kaart vergeten' }).click();
  await expect(page.getByText('Je kaart is verwijderd.')).toBeVisible();
  await expect(page.getByText('Kaart die eindigt op')).toHaveCount(0);

  await buyByCard(page, /weigert de volgende keer/);
  await page.goto('/credits/repeat-order');
  await page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  const again = page.getByRole('button', { name: 'Ja, nog een keer € 9,99 betalen' });
  await again.click();
  await expect(headingOf(page)).toHaveText('Creditcard betaling mislukt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await again.click();
  await page.getByRole('link', { name: 'Met PayPal betalen' }).click();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(30);
});

test('a member who removes a card sees which one is still stored for the same method (spec 3.10, D2.15) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await buyByCard(page, /betaalt, de volgende keer ook/);
  await buyByCard(page, /weigert de volgende keer/);
  await page.goto('/credits/repeat-order');
  const removeCardButton = page.getByRole('button', { name: 'Deze kaart vergeten' });
  await removeCardButton.click();
  await expect(
    page.getByText(/^Je kaart is verwijderd\. Er is nog een kaart opgeslagen, die eindigt op \d{4}\.$/),
  ).toBeVisible();
  await removeCardButton.click();
  await expect(page.getByText('Je kaart is verwijderd.', { exact: true })).toBeVisible();
  await expect(removeCardButton).toHaveCount(0);
});

test('the last order, a bank transfer, is confirmed with all details and any debt (spec 3.10) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await logIn(context, member, baseURL ?? '');
  await goToBank(page, 10, 'Bankoverschrijving');
  await answerAtBank(page, 'Betaald');
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await openOrderCleared(page);
  await insertDebt(member, 7);
  await page.goto('/credits/repeat-order');
  await expect(page.getByText('Bankoverschrijving')).toBeVisible();
  await expect(page.getByText(/gaan 7 credits op aan .* Er komen 3 credits bij je saldo/)).toBeVisible();
  await expect(page.getByText(/Op je afschrift staat/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/pages/return-policy"]')).toBeVisible();
  await expectAccessible(page);
});

test('the repeat order shows beforehand what is open and how much the spending limit leaves, and links to the bundles if the member now pays from another country (spec 3.10, 4.9) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await logIn(context, member, baseURL ?? '');
  await goToBank(page, 10, 'Bankoverschrijving');
  await answerAtBank(page, 'Betaald');
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await openOrderCleared(page);
  const tab = await context.newPage();
  await goToBank(tab, 10, 'PayPal');
  await insertSpendingLimit(member, 2_500);
  const { bundles } = await (await context.request.get('/api/bundles.php')).json();
  const open = page.getByRole('region', { name: 'Je betaling staat nog open' });
  const notice = page.getByText(/Binnen je uitgavenlimiet kun je tot .+ nog €\s5,02 uitgeven/);
  for (const form of ['/credits/repeat-order', `/directdebit?bundle=${bundles[0].id}`]) {
    await page.goto(form);
    await expect(open, form).toContainText('10 credits voor € 9,99, met PayPal.');
    await expect(notice, form).toBeVisible();
    await expectAccessible(page);
  }
  await open.getByRole('button', { name: 'Niet meer betalen' }).click();
  await expect(open).toHaveCount(0);
  await expect(notice).toHaveCount(0);

  await page.goto('/credits');
  await page.getByLabel('Je betaalt vanuit').selectOption('GB');
  await expect(page.getByRole('region', { name: 'Bundels' })).toContainText('£');
  await page.getByRole('link', { name: 'Opnieuw bestellen' }).click();
  await page.getByRole('link', { name: 'Anders betalen' }).click();
  await expect(page).toHaveURL('/credits');
});

test('the repeat order at a bank that is no longer offered is refused with another way to pay (spec 3.10) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'Bankoverschrijving');
  await answerAtBank(page, 'Betaald');
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await openOrderCleared(page);
  const gone = { code: 'invalid_input', fields: { bank: { code: 'bank_unknown' } } };
  await page.route('**/api/repeat-order.php', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { error: gone } })
      : route.fallback(),
  );
  await page.goto('/credits/repeat-order');
  await page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Met deze bank of betaalmethode kan het nu niet meer/);
  await page.getByRole('link', { name: 'Anders betalen' }).click();
  await expect(headingOf(page)).toHaveText('10 credits kopen');
});

async function buyByCard(page: Page, card: RegExp): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 10 credits/ }).click();
  await choosePaymentMethod(page, 'Visa');
  await page.getByLabel('Mijn kaart opslaan').check();
  await payButton(page).click();
  await page.getByLabel(card).check();
  await answerAtBank(page, 'Betaald');
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await openOrderCleared(page);
}

/** `amount` is in cents. */
async function insertSpendingLimit({ accountId: account_id }: TestMember, amount: number): Promise<void> {
  const db = openTestDatabase();
  try {
    await db.insertInto('spending_limits').values({ account_id, currency: 'EUR', amount }).execute();
  } finally {
    await db.destroy();
  }
}

async function insertDebt({ accountId: account_id }: TestMember, credits: number): Promise<void> {
  const db = openTestDatabase();
  try {
    const entry = { account_id, lot: 'debt', contra: 'corrections', amount: -credits } as const;
    await db.insertInto('ledger_entries').values(entry).execute();
  } finally {
    await db.destroy();
  }
}
