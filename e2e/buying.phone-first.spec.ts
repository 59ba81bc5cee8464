import { answerAtBank, choosePaymentMethod, goToBank, payButton } from './support/bank.ts';
import { insertTestDiscountCode, ownDiscountCode } from './support/discount-codes.ts';
import { headingOf } from './support/heading.ts';
import { logIn, newMember, onOtherDevice } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a member buys their first bundle: price before paying, Back in between, credits counted up, premium for life (spec 1.3, 4.8, 4.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 3 }), baseURL ?? '');
  const piet = await newMember({ name: 'Piet' });
  await page.goto(`/members/${piet.profileId}/chat`);
  const composer = page.getByRole('textbox', { name: 'Bericht aan Piet' });
  await composer.fill('Zin in koffie?');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('koffie');
  await page.goto('/credits');
  const bundles = page.getByRole('region', { name: 'Bundels' });
  await expect(bundles).toContainText('Met je eerste bundel word je premium, voor het leven.');
  await expect(bundles.getByRole('listitem').nth(1)).toContainText(
    /25 credits\s*€\s22,99\s*€\s0,92 per credit/,
  );
  await bundles.getByRole('link', { name: 'Kies 25 credits voor € 22,99' }).click();
  await expect(headingOf(page)).toHaveText('25 credits kopen');
  await expect(page.getByRole('radio', { checked: true }), 'nothing is chosen for the member').toHaveCount(0);
  await expect(page.getByText('Waarvan 21% btw (Nederland)')).toBeVisible();
  await expect(page.getByText(/Op je afschrift staat/)).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('Kies eerst hoe je wilt betalen.')).toBeVisible();
  await choosePaymentMethod(page, 'Visa');
  await expect(page.getByLabel('Mijn kaart opslaan')).not.toBeChecked();
  await expectAccessible(page);
  await choosePaymentMethod(page, 'iDEAL | Wero');
  await expect(page).toHaveURL(/\/credits\/[\w-]+\/ideal$/);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  const bank = page.url();

  await page.goBack();
  await expect(page.getByRole('region', { name: 'Je betaling staat nog open' })).toContainText('€ 22,99');
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Verder met betalen' }).click();
  await expect(page, 'the same payment').toHaveURL(bank);

  await answerAtBank(page, 'Betaald');
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await expect(page.getByText('25 credits zijn voor je bijgeschreven.')).toBeVisible();
  await expect(page.getByText('Je bent nu premium, voor het leven.')).toBeVisible();
  await expect(page.locator('main')).toContainText(/28\s*credits/);
  await expect(page.getByRole('link', { name: /Credits/ }).first(), 'no longer Word premium').toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect([user.credits, user.paid_user]).toEqual([28, true]);
  await page.getByRole('link', { name: 'Verder met je bericht' }).click();
  await expect(composer, 'the typed text is still there').toHaveValue('Zin in koffie?');
});

for (const [bankAnswer, title, explanation] of [
  ['Mislukt: geweigerd', 'Betaling mislukt', 'Je bank of kaart heeft de betaling geweigerd.'],
  ['Mislukt: te weinig saldo', 'Betaling mislukt', 'Er stond niet genoeg op je rekening of kaart.'],
  ['Geannuleerd', 'Betaling afgebroken', 'Dat geeft niets: er is niets afgeschreven.'],
  ['Verlopen', 'Betaling verlopen', 'De tijd om te betalen is voorbij. Er is niets afgeschreven.'],
] as const)
  test(`a payment that the bank reports as "${bankAnswer}" is shown as such, and another method pays (spec 4.9, 8.3) @full`, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
    await goToBank(page, 10, 'PayPal');
    await answerAtBank(page, bankAnswer);
    await expect(headingOf(page)).toHaveText(title);
    await expect(page.getByText(explanation)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/transactions');
    await page.getByRole('link', { name: /^10 credits/ }).click();
    await expect(headingOf(page), 'also later').toHaveText(title);
    const again = page.getByRole('link', { name: 'Opnieuw proberen' });
    await expect(again).toHaveAttribute('href', /\/credits\/[\w-]+\/paypal$/);
    await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
    await choosePaymentMethod(page, 'iDEAL | Wero');
    await payButton(page).click();
    await answerAtBank(page, 'Betaald');
    await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  });

test('a payment in progress is followed until it is paid, with the page open or closed (spec 4.9) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'iDEAL | Wero');
  const bank = page.url();
  await answerAtBank(page, 'In behandeling');
  const result = page.url();
  await expect(headingOf(page)).toHaveText('Je betaling wordt verwerkt');
  await expect(page.getByText(/Je kunt deze pagina gerust sluiten/)).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(bank);
  // With `late`, the sandbox sends no webhook for 20 s, so the page must poll.
  await answerAtBank(other, 'Betaald', { late: true });
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await page.goto(result);
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(10);
});

test('a member whose payment is pending sees it instead of another order until they choose to order anyway (spec 4.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'iDEAL | Wero');
  const bank = page.url();
  await answerAtBank(page, 'In behandeling');
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 25 credits/ }).click();
  const open = page.getByRole('region', { name: 'Je betaling wordt verwerkt' });
  await expect(open).toContainText('10 credits voor € 9,99, met iDEAL | Wero. De bank verwerkt je betaling.');
  await expect(payButton(page)).toHaveCount(0);
  await open.getByRole('button', { name: 'Nog een bundel kopen' }).click();
  await choosePaymentMethod(page, 'PayPal');
  await expect(open, 'it is still said').toHaveCount(1);
  await payButton(page).click();
  await answerAtBank(page, 'Betaald');
  await page.goto(bank);
  await answerAtBank(page, 'Betaald');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(35);
});

test('a member who returns without paying cancels the payment, which frees the discount for another method in every tab (spec 4.9) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await insertTestDiscountCode({ code: ownDiscountCode(member), user_id: member.accountId });
  await logIn(context, member, baseURL ?? '');
  await page.goto('/credits');
  await expect(page.getByText('25% korting op je aankoop. Die gaat er vanzelf af.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kies 25 credits voor € 17,24' })).toBeVisible();
  await goToBank(page, 25, 'PayPal');
  const bank = page.url();
  const tab = await context.newPage();
  await tab.goto('/credits');
  const open = tab.getByRole('region', { name: 'Je betaling staat nog open' });
  await expect(open).toContainText('25 credits voor € 17,24, met PayPal.');
  await expect(open).toContainText(/De korting van €\s5,75 hoort bij deze betaling .+ de volle prijs/);
  await expectAccessible(tab);
  await tab.getByRole('link', { name: 'Kies 25 credits voor € 22,99' }).click();
  await expect(open).toContainText('Daarom zie je hieronder de volle prijs.');
  await expect(payButton(tab)).toHaveText('€ 22,99 betalen');
  await open.getByRole('button', { name: 'Verder met betalen' }).click();
  await expect(tab).toHaveURL(bank);
  await tab.goto('/credits');
  await open.getByRole('button', { name: 'Niet meer betalen' }).click();
  await expect(open).toHaveCount(0);
  await expect(tab.getByRole('link', { name: 'Kies 25 credits voor € 17,24' })).toBeVisible();
  await goToBank(tab, 25, 'PayPal');
  await page.goto(tab.url());
  await tab.close();
  await page.getByRole('link', { name: 'Terug naar de winkel' }).click();
  await expect(headingOf(page)).toHaveText('We vragen het na bij je bank');
  await page.getByRole('button', { name: 'Niet meer betalen' }).click();
  await expect(headingOf(page)).toHaveText('Betaling afgebroken');
  await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
  await choosePaymentMethod(page, 'iDEAL | Wero');
  await page.getByRole('button', { name: '€ 17,24 betalen' }).click();
  await answerAtBank(page, 'Betaald');
  await expect(page.getByText('25 credits zijn voor je bijgeschreven.')).toBeVisible();
});

test('a payment cancelled in one tab and paid in another is shown as paid, and never first as not charged (spec 4.9)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await goToBank(page, 10, 'iDEAL | Wero');
  const tab = await context.newPage();
  await tab.goto('/credits');
  await tab.getByRole('button', { name: 'Niet meer betalen' }).click();
  await expect(tab.getByRole('region', { name: 'Je betaling staat nog open' })).toHaveCount(0);
  await tab.goto('/transactions');
  await tab.getByRole('link', { name: /^10 credits.*Afgebroken$/ }).click();
  await expect(headingOf(tab)).toHaveText('Betaling afgebroken');
  await expect(tab.getByRole('link', { name: 'Kies een andere betaalmethode' })).toBeVisible();
  await tab.getByRole('link', { name: 'Opnieuw proberen' }).click();
  await expect(tab.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  await tab.close();
  const answer = Promise.withResolvers<void>();
  await page.route(/check=1/, async route => {
    await answer.promise;
    await route.continue();
  });
  await answerAtBank(page, 'Betaald', { late: true });
  await expect(headingOf(page)).toHaveText('We vragen het na bij je bank');
  await expect(page.getByText('niets afgeschreven')).toHaveCount(0);
  await expectAccessible(page);
  answer.resolve();
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await expect(page.locator('main')).toContainText(/10\s*credits/);
});

test('an unpaid payment is marked as such in the list on every device and can be continued there (spec 4.9) @full', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const member = await newMember({ credits: 0 });
  await logIn(context, member, baseURL ?? '');
  await goToBank(page, 10, 'iDEAL | Wero');
  const bank = page.url();
  const elsewhere = await browser.newContext({ locale: 'nl-NL', ...(baseURL && { baseURL }) });
  watchContext(elsewhere);
  await logIn(elsewhere, await onOtherDevice(member), baseURL ?? '');
  const other = await elsewhere.newPage();
  await other.goto('/transactions');
  await other.getByRole('link', { name: /^10 credits.*Nog niet betaald$/ }).click();
  await expect(headingOf(other)).toHaveText('Je betaling staat nog open');
  await expect(other.getByText(/voor €\s9,99, met iDEAL.+ Er is nog niets afgeschreven/)).toBeVisible();
  await expect(other.getByText('Je betaling wordt verwerkt')).toHaveCount(0);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Verder met betalen' }).click();
  await expect(other).toHaveURL(bank);
  await answerAtBank(page, 'Betaald', { late: true });
  await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
  await elsewhere.close();
});

test('refunds and chargebacks are shown (spec 4.9) @full', async ({ page, context, baseURL }) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  for (const [bankAnswer, title] of [
    [/^Terugbetaald/, 'Terugbetaald'],
    [/^Teruggeboekt/, 'Teruggeboekt door de bank'],
  ] as const) {
    await goToBank(page, 10, 'iDEAL | Wero');
    const bank = page.url();
    await answerAtBank(page, 'Betaald');
    await expect(headingOf(page)).toHaveText('Bedankt, je betaling is rond');
    const result = page.url();
    await page.goto(bank);
    await page.getByRole('button', { name: bankAnswer }).click();
    await expect(page.getByRole('button', { name: bankAnswer })).toHaveCount(0);
    await page.goto(result);
    await expect(headingOf(page)).toHaveText(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toContainText('€ 9,99');
    await expectAccessible(page);
  }
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(0);
});
