import { randomUUID } from 'node:crypto';
import { answerAtBank, choosePaymentMethod, goToBank, openOrderCleared, payButton } from './support/bank.ts';
import { insertTestDiscountCode, ownDiscountCode } from './support/discount-codes.ts';
import { headingOf } from './support/heading.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({
  // The tests enter discount codes that are refused, and open an unknown bundle.
  expectedErrors: /status of (404|422) \([\w ]+\) \S+(\/api\/(quote|discountcode)\.php\S*|\/credits\/\S+)$/,
});

test('a typed discount code is applied or refused with the reason: unknown, used or not applicable (spec 5.5) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await insertTestDiscountCode({ code: 'ZOMER20', value_percentage: 20 });
  await insertTestDiscountCode({ code: 'BELGIE', country: 'BE' });
  await insertTestDiscountCode({ code: 'GROOT', minimum_order_value: 4_000, currency: 'EUR' });
  await insertTestDiscountCode({ code: ownDiscountCode(member), status: 'used', user_id: member.accountId });
  await insertTestDiscountCode({ code: 'METPAYPAL', paymentmethods: ['paypal'] });
  await logIn(context, member, baseURL ?? '');
  const type = async (code: string) => {
    await page.getByLabel('Heb je een kortingscode?').fill(code);
    await page.getByRole('button', { name: 'Gebruiken' }).click();
  };
  const field = page.getByLabel('Heb je een kortingscode?');
  await page.goto('/credits?code=NOOIT');
  await expect(field).toBeFocused();
  await expect(page.getByText('Code niet gevonden')).toBeInViewport({ ratio: 1 });
  await type(' ');
  await expect(field).toHaveAccessibleDescription('Vul een code in');
  await type('NIETS');
  await expect(field).toHaveAccessibleDescription('Code niet gevonden');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Gebruiken' }).click();
  await expect(field, 'the same once more').toBeFocused();
  await type(ownDiscountCode(member));
  await expect(page.getByText('Code reeds gebruikt')).toBeVisible();
  await type('BELGIE');
  await expect(page.getByText('Deze code geldt niet voor het land waaruit je betaalt.')).toBeVisible();
  await expectAccessible(page);
  await type('groot');
  const bundles = page.getByRole('region', { name: 'Bundels' });
  await expect(bundles.getByText('25% korting')).toHaveCount(2);
  await page.getByRole('link', { name: 'Zonder deze code' }).click();
  await type('zomer20');
  await expect(page.getByText('Code ZOMER20: 20% korting.')).toBeVisible();
  await bundles.getByRole('link', { name: 'Kies 50 credits voor € 34,39' }).click();
  await expect(page.getByText('Korting 20%')).toBeVisible();
  await page.getByRole('link', { name: 'Zonder deze code' }).click();
  await expect(payButton(page)).toHaveText('€ 42,99 betalen');
  await type('METPAYPAL');
  await expect(payButton(page)).toHaveText('€ 32,24 betalen');
  await choosePaymentMethod(page, 'Visa');
  await expect(page.getByText('Deze code geldt niet bij deze betaalmethode.')).toBeVisible();
  await expect(field, 'choosing a method does not move the focus').not.toBeFocused();
  await expect(payButton(page)).toHaveText('€ 42,99 betalen');
  await choosePaymentMethod(page, 'PayPal');
  await expect(payButton(page)).toHaveText('€ 32,24 betalen');
});

test('the country decides currency and methods and is stored; a bank is chosen where the method needs one (spec 3.10, D2.12) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.goto('/credits');
  const bundles = page.getByRole('region', { name: 'Bundels' });
  await page.getByLabel('Je betaalt vanuit').selectOption('PL');
  await expect(bundles.getByRole('listitem').first()).toContainText(/zł|PLN/);
  await page.reload();
  await expect(page.getByLabel('Je betaalt vanuit')).toHaveValue('PL');
  await bundles.getByRole('link', { name: /^Kies 10 credits/ }).click();
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^BLIK/);
  await expect(page.getByRole('radio', { name: /iDEAL|Apple Pay/ })).toHaveCount(0);
  await choosePaymentMethod(page, 'Przelewy24');
  await payButton(page).click();
  await expect(page.getByText('Kies je bank').last()).toBeVisible();
  await page.getByLabel('Je bank').selectOption({ index: 1 });
  await payButton(page).click();
  await answerAtBank(page, 'Betaald');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
});

test('in another currency the order has as many credits, by the same method where it is offered (spec 3.10, D2.12) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const refused: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 25 credits/ }).click();
  await choosePaymentMethod(page, 'PayPal');
  await page.getByLabel('Je betaalt vanuit').selectOption('GB');
  await expect(payButton(page)).toContainText('£');
  await expect(page).toHaveURL(/\/credits\/[\w-]+\/paypal$/);
  await expect(headingOf(page)).toHaveText('25 credits kopen');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await page.getByLabel('Je betaalt vanuit').selectOption('PL');
  await choosePaymentMethod(page, 'BLIK');
  await page.getByLabel('Je betaalt vanuit').selectOption('NL');
  await expect(payButton(page)).toHaveText('€ 22,99 betalen');
  await expect(page, 'BLIK is not offered here').toHaveURL(/\/credits\/[\w-]+$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await choosePaymentMethod(page, 'iDEAL | Wero');
  await payButton(page).click();
  await answerAtBank(page, 'Betaald');
  await expect(page.getByText('25 credits zijn voor je bijgeschreven.')).toBeVisible();
  expect(refused).toEqual([]);
});

test('a paysafecard pays at once, and a bank transfer takes days (spec 3.10) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'paysafecard');
  await answerAtBank(page, 'Betaald');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  await openOrderCleared(page);
  await goToBank(page, 10, 'Bankoverschrijving');
  const bank = page.url();
  await answerAtBank(page, 'In behandeling');
  const result = page.url();
  await expect(page.getByText(/Een overschrijving duurt één tot drie werkdagen/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Niet meer betalen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(bank);
  await answerAtBank(page, 'Betaald');
  await page.goto(result);
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(20);
});

test('Apple Pay is offered where the browser supports it, for the repeat order too (spec 3.10) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.addInitScript(() => {
    Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } });
  });
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 10 credits/ }).click();
  await choosePaymentMethod(page, 'Apple Pay');
  await payButton(page).click();
  await answerAtBank(page, 'Betaald');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/credits/repeat-order');
  await expect(elsewhere.getByText(/Met Apple Pay kun je hier niet betalen/)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Anders betalen' })).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /^Bevestigen/ })).toHaveCount(0);
});

test('a retired method is refused with the reason, and direct debit has a form of its own (spec 3.10, 3.11, D2.34) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  const { bundles } = await (await context.request.get('/api/bundles.php')).json();
  await page.goto(`/credits/${bundles[0].id}/giropay`);
  await expect(page.getByText('Met giropay kun je hier niet betalen. Kies een andere manier.')).toBeVisible();
  await page.goto(`/credits/${bundles[0].id}/sdd`);
  await expect(page.getByRole('link', { name: 'Verder met incasso: € 9,99' })).toHaveAttribute(
    'href',
    `/directdebit?bundle=${bundles[0].id}`,
  );
  for (const unknown of ['banana', randomUUID()])
    expect((await page.goto(`/credits/${unknown}`))?.status(), unknown).toBe(404);
});
