import { openTestDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { logInNewStaff } from './support/new-staff.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The amount that is refused.
test.use({ expectedErrors: /status of 422 \(Unprocessable Entity\) \S+\/api\/staff-payment\.php$/ });

async function paymentOf(accountId: string): Promise<string> {
  const db = openTestDatabase();
  try {
    const payment = db.selectFrom('payments').select('id').where('account_id', '=', accountId);
    return (await payment.executeTakeFirstOrThrow()).id;
  } finally {
    await db.destroy();
  }
}

test('a refund by staff: found, refunded with a reason, seen by the member, recorded as sent (spec D5.10, D2.35)', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ purchasedCredits: 10 });
  const id = await paymentOf(member.accountId);
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto('/backoffice/money');
  const find = page.getByRole('textbox', { name: 'ID, bonnummer of kenmerk' });
  await find.fill(id);
  await find.press('Enter');
  await expect(page).toHaveURL(/find=/);
  const rows = page.getByRole('table', { name: 'Betalingen' }).locator('[data-row]');
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  await rows.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Betaling', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terugbetalen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deze betaling terugbetalen?' });
  await expect(dialog.getByLabel('Bedrag (EUR)')).toHaveValue('10,00');
  await dialog.getByLabel('Bedrag (EUR)').fill('99,99');
  await dialog.getByLabel('Reden').fill('Twee keer gekocht');
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
  await expect(dialog.getByText('Dit bedrag kun je niet terugbetalen.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Bedrag (EUR)').fill('10');
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
  await expect(page.getByText('Het geld is onderweg.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Terugbetalingen' })).toContainText('Wacht');
  await expect(page.getByRole('table', { name: 'Grootboek' })).toContainText('Terugbetaling');
  await expect(page.getByRole('button', { name: 'Terugbetalen' })).toHaveCount(0);

  await logIn(context, member, baseURL ?? '');
  const { state, refunded } = await (await context.request.get(`/api/payment.php?id=${id}`)).json();
  expect([state, refunded]).toEqual(['refunded', 1_000]);

  await page.getByRole('link', { name: 'Terugbetalingen' }).click();
  await expect(page.getByRole('heading', { name: 'Terugbetalingen', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const waiting = page.locator('[data-row]', { has: page.locator(`a[href$="${id}"]`) });
  await waiting.getByRole('button', { name: 'Zelf overgemaakt' }).click();
  await page.getByLabel('Kenmerk bij de bank').fill('Overboeking 7');
  await page.getByRole('dialog').getByRole('button', { name: 'Zelf overgemaakt' }).click();
  await expect(page.getByText('Vastgelegd als overgemaakt.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a discount code is created, found and ended by staff (spec D5.10, 3.7)', async ({
  page,
  context,
  baseURL,
}) => {
  const code = `E2E${Date.now().toString(36).toUpperCase()}`;
  await logInNewStaff(context, baseURL, { roles: ['finance'] });
  await page.goto('/backoffice/money/codes');
  await page.getByRole('button', { name: 'Nieuwe code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe kortingscode' });
  await dialog.getByLabel('Code').fill(code.toLowerCase());
  await dialog.getByLabel('Korting in %').fill('12,5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Nieuwe code' }).click();
  await expect(page.getByText('Leden kunnen de code nu gebruiken.')).toBeVisible();
  const row = page.locator('[data-row]', { hasText: code });
  await expect(row).toContainText('12.5');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Beëindigen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Beëindigen' }).click();
  await expect(page.getByText('De code is beëindigd.')).toBeVisible();
  await expect(row).toContainText('Beëindigd');
});
