import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { answerAtBank, goToBank } from './support/bank.ts';
import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { smsCodeSentTo } from './support/sms-codes.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

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
  await page.getByRole('link', { name: 'Betaling tonen' }).click();
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

test('the keys go through all tables of a page, and are listed once (spec D5.10)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ purchasedCredits: 10 });
  const id = await paymentOf(member.accountId);
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto(`/backoffice/money/payments/${id}`);
  const keys = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(keys).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(keys.getByText('j', { exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  const rowOf = (name: string) => page.getByRole('table', { name }).locator('[data-row]').first();
  await page.keyboard.press('j');
  await expect(rowOf('Verloop')).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowOf('Grootboek')).toBeFocused();
  await page.keyboard.press('k');
  await expect(rowOf('Verloop')).toBeFocused();
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
  await dialog.getByLabel('Prijs (AUD)').fill('abc');
  await dialog.getByRole('button', { name: 'Nieuwe bundel' }).click();
  await expect(dialog.getByText('Schrijf een heel getal, zoals 25.')).toBeVisible();
  await expect(dialog.getByText('Schrijf een bedrag als 9,99.')).toBeVisible();
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
  await row.getByRole('button', { name: 'Terug naar de standaardprijs' }).click();
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
  await dialog.getByRole('button', { name: 'Bekijken wat het doet' }).click();
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

test('a direct debit goes from the mandate to the file for the bank, is paid, and comes back (spec D5.10, 5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  // A site of its own, because a batch collects whatever is due on the site.
  const { id: siteId, address } = await openTestSite(`debits-${Date.now().toString(36)}`, {}, baseURL ?? '');
  const mandate = await payByDebit(page, { siteId, address });
  await logInNewStaff(context, address, { roles: ['finance'], siteId });
  await page.goto(`${address}/backoffice/money/debits`);
  const row = page.getByRole('table', { name: 'Machtigingen' }).locator('[data-row]', { hasText: mandate });
  await expect(row).toContainText('Staat open');
  await page.getByRole('button', { name: 'Batch maken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batch maken' }).click();
  await expect(page.getByText('De batch staat klaar.')).toBeVisible();
  await expect(row).toContainText('Bij de bank');
  await expectAccessible(page);

  const batch = page.getByRole('table', { name: 'Batches' }).locator('[data-row]').first();
  await batch.getByRole('button', { name: 'Bestand voor de bank' }).click();
  const dialog = page.getByRole('dialog', { name: 'Het bestand voor de bank downloaden?' });
  await dialog.getByLabel('Reden').fill('De wekelijkse ronde');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Bestand voor de bank' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pain\.008-.*\.xml$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(mandate);
  await batch.getByRole('button', { name: 'Betaald door de bank' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Betaald door de bank' }).click();
  await expect(row).toContainText('Betaald');

  await page.getByRole('button', { name: 'Teruggekomen incasso’s uploaden' }).click();
  const returns = page.getByRole('dialog', { name: 'Wat de bank terugstuurde' });
  await returns.getByLabel('Bestand van de bank').setInputFiles({
    ...{ name: 'returns.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`${mandate};MD06\n`),
  });
  await returns.getByRole('button', { name: 'Bekijken wat het doet' }).click();
  await expect(returns.getByText(/1 betaling wordt teruggeboekt: €\s9,99/)).toBeVisible();
  await expectAccessible(page);
  await returns.getByRole('button', { name: 'Terugboeken' }).click();
  await expect(page.getByText('1 betaling is teruggeboekt.')).toBeVisible();
  await expect(row).toContainText('MD06');
  await page.goto(`${address}/backoffice/money/refunds?list=chargebacks`);
  await expect(page.locator('[data-row]', { hasText: 'Definitief: incasso' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('of a chargeback, staff record that evidence was sent and that the bank agreed (spec D5.10, D2.35) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'iDEAL | Wero');
  const bank = page.url();
  await answerAtBank(page, 'Betaald');
  const payment = /transactions\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt, je betaling is rond');
  await page.goto(bank);
  await page.getByRole('button', { name: /^Teruggeboekt/ }).click();
  const robin = await logInNewStaff(context, baseURL, { roles: ['finance'], name: 'Robin' });
  const row = page.locator('[data-row]').filter({ has: page.locator(`a[href$="${payment}"]`) });
  await expect(async () => {
    await page.goto('/backoffice/money/refunds?list=chargebacks');
    await expect(row).toContainText('Bewijs kan nog', { timeout: 1_000 });
  }).toPass();
  await row.getByRole('button', { name: 'Bewijs verstuurd' }).click();
  const sent = page.getByRole('dialog', { name: 'Is het bewijs verstuurd?' });
  await sent.getByRole('button', { name: 'Bewijs verstuurd' }).click();
  await expect(sent.getByLabel('Reden')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await sent.getByLabel('Reden').fill('Bon en berichten gestuurd');
  await sent.getByRole('button', { name: 'Bewijs verstuurd' }).click();
  await expect(row).toContainText(`door ${robin.name}`);
  await row.getByRole('button', { name: 'Gewonnen' }).click();
  const won = page.getByRole('dialog', { name: 'Geeft de bank ons gelijk?' });
  await won.getByLabel('Reden').fill('Brief van de bank');
  await won.getByRole('button', { name: 'Gewonnen' }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row).toContainText('Gewonnen');
  await expectAccessible(page);
});

/** @returns the reference of the mandate that a new member gave */
async function payByDebit(
  page: Page,
  { siteId, address }: { siteId: number; address: string },
): Promise<string> {
  const signedUpAt = new Date(Date.now() - 40 * 86_400_000);
  await logIn(page.context(), await newMember({ credits: 0, signedUpAt, siteId }), address);
  await page.goto(`${address}/pages/return-policy`);
  const phone = `061${randomInt(1_000_000, 9_999_999)}`;
  const { bundles } = await callFrom(page, '/api/bundles.php');
  const { debit } = await callFrom(page, '/api/directdebit.php', {
    ...{ bundle: bundles[0].id, amount: bundles[0].price, account_holder: 'T. de Wit', iban: newIban() },
    ...{ street: 'Kanaalweg', house_number: '12-B', zip: '3500 AA', city: 'Utrecht', phone, consent: true },
  });
  const otp = await smsCodeSentTo(`+31${phone.slice(1)}`);
  const { mandate } = await callFrom(page, '/api/directdebit.php?confirm=1', { debit, otp });
  return mandate.reference;
}

/** Calls from the page, because only the browser finds the host of a site of a test. */
const callFrom = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const post = { method: 'POST', headers, body: JSON.stringify(sent) };
      return (await fetch(to, sent ? post : {})).json();
    },
    [path, body] as const,
  );

/** A valid IBAN that no other test uses. */
function newIban(): string {
  const account = String(randomInt(1e12)).padStart(18, '8');
  const digits = [...`${account}DE00`].map(sign => Number.parseInt(sign, 36)).join('');
  return `DE${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}

test('a large discount waits for a second person; who made it may still refuse it (spec D5.10, 3.7)', async ({
  page,
  context,
  baseURL,
}) => {
  const code = `HALF${Date.now().toString(36).toUpperCase()}`;
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto('/backoffice/money/codes');
  await page.getByRole('button', { name: 'Nieuwe code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe kortingscode' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Korting in %').fill('50');
  await dialog.getByRole('button', { name: 'Nieuwe code' }).click();
  await expect(page.getByText('Iemand anders moet deze code eerst bevestigen.')).toBeVisible();
  const row = page.locator('[data-row]', { hasText: code });
  await expect(row).toContainText('Iemand anders bevestigt dit.');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Weigeren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weigeren' }).click();
  await expect(row).toContainText('Beëindigd');
});
