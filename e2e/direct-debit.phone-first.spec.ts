import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { smsCodeSentTo } from './support/sms-codes.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ expectedErrors: /status of 422 \(Unprocessable Entity\) \S+\/api\/directdebit\.php\?confirm=1$/ });

/** A valid IBAN that no other test uses. */
function newIban(): string {
  const account = String(randomInt(1e12)).padStart(18, '7');
  const digits = [...`${account}DE00`].map(sign => Number.parseInt(sign, 36)).join('');
  return `DE${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}
const newNumber = () => `061${randomInt(1_000_000, 9_999_999)}`;
const filled = (number: string, change: Record<string, string> = {}) => ({
  'Naam van de rekeninghouder': 'T. de Wit',
  IBAN: newIban(),
  Straat: 'Kanaalweg',
  Nummer: '12-B',
  Postcode: '3500 AA',
  Plaats: 'Utrecht',
  'Mobiel nummer': number,
  ...change,
});
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

test('a member pays by direct debit: account, mandate, SMS code, and the credits arrive (spec 3.11, 4.10, 5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await logIn(context, member, baseURL ?? '');
  const number = newNumber();
  await page.goto('/credits');
  await page.locator('a[href^="/credits/"]', { hasText: '€ 9,99' }).first().click();
  await page.getByRole('radio', { name: 'Automatische incasso' }).check();
  await page.getByRole('link', { name: /incasso/i }).click();

  await expect(
    page.getByText(/Ik machtig Lavender Example B\.V\. \(NL22ZZZ000000000000\).*€\s9,99/),
  ).toBeVisible();
  await expect(page.getByText(/Je bank toont dan de naam LVD DIGITAL, met incassant-ID NL22/)).toBeVisible();
  await expect(page.getByText('De enige naam in dat bericht is LVD DIGITAL.')).toBeVisible();
  await expect(page.getByText('Op je afschrift staat “LVD DIGITAL”.')).toBeVisible();
  await expect(page.locator('form a[href="/pages/return-policy"]')).toBeVisible();
  await fillIn(page, filled(number, { IBAN: 'NL91 ABNA 0417 1643 01' }));
  const send = page.getByRole('button', { name: 'Stuur me de code' });
  await send.click();
  await expect(page.getByText('Geef toestemming voor de incasso')).toBeVisible();
  await expect(page.getByText('Er zit een tikfout in dit IBAN')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Ik geef toestemming').check();
  await page.getByLabel('IBAN').fill(newIban());
  await send.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vul de code in');
  const right = await smsCodeSentTo(`+31${number.slice(1)}`);
  await page.reload();
  await expect(page.getByText(/Kenmerk van de machtiging: M\d{12}/)).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  const agree = page.getByRole('button', { name: 'Akkoord, € 9,99 afschrijven' });
  await expect(agree).toBeEnabled();
  await code.fill(right === '000000' ? '000001' : '000000');
  await agree.click();
  await expect(page.getByText('Code ongeldig')).toBeVisible();
  await expect(page.getByText('Nog 4 pogingen.')).toBeVisible();
  await expectAccessible(page);
  await code.fill(right);
  await agree.click();
  await expect(page).toHaveURL(/\/transactions\/[0-9a-f-]{36}\?paid=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt, je incasso is geregeld');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  await expect(
    page.getByText(/We schrijven eenmalig €\s9,99 af van je rekening die eindigt op \d{4}/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Alle transacties' }).click();
  const line = page.getByRole('link', { name: /^10 credits.*Wordt afgeschreven$/ });
  await expect(line).toBeVisible();
  await page.goto('/credits');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('10 credits');
  await test.step('the member withdraws before the bank is asked: nothing is collected and nothing refunded', async () => {
    await page.goto('/transactions');
    await line.click();
    await expect(page.getByText(/^Af te schrijven\s*€\s9,99$/)).toBeVisible();
    await page.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Er wordt niets van je rekening afgeschreven.');
    await expect(dialog).not.toContainText('terug');
    await dialog.getByRole('button', { name: 'Herroeping bevestigen' }).click();
    await expect(page.getByText('Herroepen. Er wordt niets afgeschreven.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Minder afgeschreven' })).toBeVisible();
    await expect(page.getByText('niet afgeschreven', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Alle transacties' }).click();
    await expect(page.getByRole('link', { name: /^10 credits.*Niet afgeschreven$/ })).toBeVisible();
  });
});

test('a member corrects the form, requests another code, and sees the options while a debit is open @full (spec 3.11, 4.10, 5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  const { bundles } = await (await context.request.get('/api/bundles.php')).json();
  const form = `/directdebit?bundle=${bundles[0].id}`;
  const number = newNumber();
  const send = page.getByRole('button', { name: 'Stuur me de code' });
  await page.goto(form);
  await expect(send).toBeEnabled();
  await fillIn(page, filled(number));
  await page.getByLabel('Ik geef toestemming').check();
  await send.click();
  await page.getByRole('button', { name: 'Gegevens wijzigen' }).click();
  await expect(page.getByLabel('Straat')).toHaveValue('Kanaalweg');
  await page.getByLabel('Plaats').fill('Amersfoort');
  await page.getByLabel('Ik geef toestemming').check();
  await send.click();
  await expect(page.getByText(/Een nieuwe code kan over \d+ seconden\./)).toBeVisible();
  const first = await smsCodeSentTo(`+31${number.slice(1)}`);
  await page.goto('/transactions');
  await page.getByRole('link', { name: /^10 credits.*Nog niet betaald$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je betaling staat nog open');
  await page.getByRole('link', { name: 'Verder met betalen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vul de code in');
  await page.goto(`/directdebit?bundle=${bundles[1].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welke incasso?');
  await expect(page.getByText('10 credits voor € 9,99.')).toBeVisible();
  await expectAccessible(page);
  const goOn = page.getByRole('button', { name: 'Vul die code in' });
  await expect(goOn).toBeEnabled();
  await page.getByRole('button', { name: 'Begin de nieuwe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betalen per incasso');
  await page.reload();
  await goOn.click();
  await expect(page.getByRole('button', { name: 'Stop en begin opnieuw' })).toBeVisible();
  await expect(page.getByText(/dus je vult alles opnieuw in/)).toBeVisible();
  await expect(page.getByText('10 credits', { exact: true })).toBeVisible();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).not.toBeFocused();
  const agree = page.getByRole('button', { name: 'Akkoord, € 9,99 afschrijven' });
  for (const hint of [
    'Nog 4 pogingen.',
    'Nog 3 pogingen.',
    'Nog 2 pogingen.',
    'Nog 1 poging.',
    'Geen pogingen meer',
  ]) {
    await code.fill(first === '000000' ? '000001' : '000000');
    await agree.click();
    await expect(page.getByText(hint)).toBeVisible();
  }
  await expect(code).toBeDisabled();
  await expect(agree).toHaveCount(0);
  await expectAccessible(page);
  const resend = page.getByRole('button', { name: 'Stuur een nieuwe code' });
  await expect(resend).toBeVisible({ timeout: 60_000 });
  await resend.press('Enter');
  await expect(code).toBeEnabled();
  await expect(code).toBeFocused();
  await expect(page.getByText('Code ongeldig')).toHaveCount(0);
  await expect(page.getByText('De nieuwe code is onderweg.')).toBeVisible();
  await expect(page.getByText('We hebben al genoeg codes verstuurd.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Betaal op een andere manier' })).toHaveAttribute(
    'href',
    `/credits/${bundles[0].id}`,
  );
  const second = await smsCodeSentTo(`+31${number.slice(1)}`);
  expect(second).not.toBe(first);
  await code.fill(second);
  await agree.click();
  await expect(page).toHaveURL(/paid=1$/);

  await page.goto(form);
  await expect(page.getByText(/Je hebt nog een incasso openstaan/)).toBeVisible();
  await expect(page.getByText(/We schrijven die af op of na \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kies een goedkopere bundel' })).toHaveCount(0);
  await expectAccessible(page);
  const other = page.getByRole('link', { name: 'Betaal op een andere manier' });
  await other.click();
  await expect(page).toHaveURL(new RegExp(`/credits/${bundles[0].id}$`));
  await expect(page.getByText(/^Automatische incasso: Je hebt nog een incasso openstaan/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Automatische incasso' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/credits/${bundles[0].id}/sdd`);
  await expect(page.getByText(/Je hebt nog een incasso openstaan/)).toHaveCount(1);
  await expect(page.getByText('Met Automatische incasso kun je hier niet betalen')).toHaveCount(0);
  await page.goto('/credits/repeat-order');
  await expect(page.getByText(/Je hebt nog een incasso openstaan/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Verder met incasso/ })).toHaveCount(0);
  await expectAccessible(page);
  await expect(other).toHaveAttribute('href', `/credits/${bundles[0].id}`);
});
