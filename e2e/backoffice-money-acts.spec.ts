import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function paymentOf(accountId: string): Promise<string> {
  const db = openTestDatabase();
  try {
    const payment = db.selectFrom('payments').select('id').where('account_id', '=', accountId);
    return (await payment.executeTakeFirstOrThrow()).id;
  } finally {
    await db.destroy();
  }
}

const refundedToday = async (page: Page): Promise<string> => {
  await page.goto('/backoffice/money/revenue');
  await expect(page.getByRole('heading', { name: 'Omzet', level: 1 })).toBeVisible();
  const row = page.getByRole('table', { name: 'Totaal' }).locator('[data-row]', { hasText: 'EUR' });
  return row.locator('[data-title="Terugbetaald"]').innerText();
};

test('a refund by staff is in the ledger, in the member’s transactions and in the statistics (spec D5.10, D2.35)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ purchasedCredits: 10 });
  const id = await paymentOf(member.accountId);
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  const before = await refundedToday(page);
  await page.goto(`/backoffice/money/payments/${id}`);
  await page.getByRole('button', { name: 'Terugbetalen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bedrag (EUR)').fill('4,00');
  await dialog.getByLabel('Reden').fill('Een bericht kwam niet aan');
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
  await expect(page.getByText('Het geld is onderweg.')).toBeVisible();

  await page.goto('/backoffice/money/ledger?kind=refunds');
  const entry = page.getByRole('table', { name: 'Grootboek' }).locator('[data-row]').first();
  await expect(entry).toContainText('−4');
  await expectAccessible(page);
  await entry.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Transactie', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Toon de betaling' }).click();
  await expect(page.getByRole('table', { name: 'Betalingen' }).locator('[data-row]')).toHaveCount(1);
  expect(await refundedToday(page)).not.toBe(before);
  await expectAccessible(page);

  await logIn(context, member, baseURL ?? '');
  await page.goto(`/transactions/${id}`);
  await expect(page.getByText(/€\s4,00/).first()).toBeVisible();
});

test('who paid is shown after a reason, with the receipt and the money of the member (spec D5.10, D5.7, 2.9)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ purchasedCredits: 10 });
  const id = await paymentOf(member.accountId);
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto(`/backoffice/money/payments/${id}`);
  await expect(page.getByText('Verborgen')).toBeVisible();
  await page.getByRole('button', { name: 'Bon (pdf)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wie betaalde?' });
  await dialog.getByLabel('Reden').fill('Vraagt om de bon');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Tonen' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^document-\d+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: 'Geld van dit lid' }).click();
  await expect(page.getByRole('table', { name: 'Laatste betalingen' }).locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Laatste boekingen' })).toContainText('Aankoop');
  await expectAccessible(page);
});

test('many credits wait for a second person, who books them (spec D5.10, D2.13)', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 3 });
  const reason = `Storing ${Date.now()}`;
  await logInNewStaff(context, baseURL, { roles: ['finance'], name: 'Noor' });
  await page.goto('/backoffice/money/credits');
  await page.getByRole('button', { name: 'Credits geven of nemen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Credits geven of nemen' });
  await dialog.getByLabel('Lid (ID van het profiel)').fill(member.profileId);
  await dialog.getByLabel('Credits (met een min: nemen)').fill('150');
  await dialog.getByLabel('Reden').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Credits geven of nemen' }).click();
  await expect(page.getByText('Iemand anders moet dit eerst bevestigen.')).toBeVisible();
  const row = page.locator('[data-row]', { hasText: reason });
  await expect(row).toContainText('Iemand anders bevestigt dit.');
  await expect(row.getByRole('button', { name: 'Bevestigen' })).toHaveCount(0);

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' });
  await logInNewStaff(other, baseURL, { roles: ['finance'], name: 'Willem' });
  const colleague = await other.newPage();
  await colleague.goto('/backoffice/money/credits');
  const waiting = colleague.locator('[data-row]', { hasText: reason });
  await expect(waiting).toContainText('Noor');
  await waiting.getByRole('button', { name: 'Bevestigen' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click();
  await expect(colleague.getByText('Geboekt.').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await colleague.getByRole('link', { name: 'Alles' }).click();
  await expect(waiting).toContainText('Willem');
  await other.close();

  await logIn(context, member, baseURL ?? '');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(153);
});

test('a very low price waits for a second person, and is then sold and ended (spec D5.10, D2.12)', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  // No other test looks at this bundle.
  const credits = String(100_000 + (Date.now() % 900_000));
  await logInNewStaff(context, baseURL, { roles: ['finance'], name: 'Noor' });
  await page.goto('/backoffice/money/prices?currency=AUD');
  await page.getByRole('button', { name: 'Nieuwe bundel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe bundel in AUD' });
  await dialog.getByLabel('Credits').fill(credits);
  await dialog.getByLabel('Prijs (AUD)').fill('1,00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Nieuwe bundel' }).click();
  await expect(page.getByText('Iemand anders moet dit eerst bevestigen.').first()).toBeVisible();
  const asked = (on: Page) =>
    on
      .getByRole('table', { name: 'Wacht op een tweede persoon' })
      .locator('[data-row]', { hasText: credits });
  await expect(asked(page)).toContainText('Niet te koop');
  await expect(asked(page).getByRole('button', { name: 'Bevestigen' })).toHaveCount(0);
  await expectAccessible(page);

  const other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' });
  await logInNewStaff(other, baseURL, { roles: ['finance'], name: 'Willem' });
  const colleague = await other.newPage();
  await colleague.goto('/backoffice/money/prices?currency=AUD');
  await asked(colleague).getByRole('button', { name: 'Bevestigen' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click();
  const sold = colleague
    .getByRole('table', { name: 'Bundels in AUD' })
    .locator('[data-row]', { hasText: credits });
  await expect(sold).toHaveCount(1);
  await sold.getByRole('button', { name: 'Niet meer verkopen' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Niet meer verkopen' }).click();
  await expect(sold).toHaveCount(0);
  await expect(colleague.getByRole('table', { name: 'Geschiedenis' })).toContainText('Willem');
  await other.close();
});

test('the price of a gift is changed and goes back to the catalogue (spec D5.10, D2.11)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL, { roles: ['finance'], name: 'Noor' });
  await page.goto('/backoffice/money/gifts');
  const row = page.getByRole('table', { name: 'Cadeaus' }).locator('[data-row]', { hasText: 'Vuurwerk' });
  await row.getByRole('button', { name: 'Wijzigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prijs van Vuurwerk' });
  await dialog.getByLabel('Credits').fill('12');
  await dialog.getByRole('button', { name: 'Wijzigen' }).click();
  await expect(row.locator('[data-title="Credits"]')).toHaveText('12');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Terug naar de catalogus' }).click();
  await expect(row.locator('[data-title="Credits"]')).toHaveText('10');
  await expect(page.getByRole('table', { name: 'Geschiedenis' })).toContainText('Noor');
});

test('a file of the bank is shown row by row before anything is charged back (spec D5.10, 5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto('/backoffice/money/debits');
  await page.getByRole('button', { name: 'Teruggekomen incasso’s uploaden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wat de bank terugstuurde' });
  await dialog.getByLabel('Bestand van de bank').setInputFiles({
    ...{ name: 'returns.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('M000000000000;AM04\nniets\n'),
  });
  await dialog.getByRole('button', { name: 'Toon wat het doet' }).click();
  await expect(dialog.getByText('Dit bestand verandert niets.')).toBeVisible();
  const rows = dialog.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Onbekende machtiging');
  await expect(rows.last()).toContainText('Niet te lezen');
  await expect(dialog.getByRole('button', { name: 'Terugboeken' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the payments of a period are downloaded as CSV (spec D5.10)', async ({ page, context, baseURL }) => {
  await newMember({ purchasedCredits: 10 });
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto('/backoffice/money');
  await page.getByRole('button', { name: 'CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Betalingen van een periode' });
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Downloaden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toContain('payment,receipt,created');
  expect(lines.length).toBeGreaterThan(0);
});
