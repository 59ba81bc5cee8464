import { randomUUID } from 'node:crypto';
import type { TestMember } from '../src/server/testing/members.ts';
import { bankSays, choose, leaveForBank, payButton } from './support/bank.ts';
import { openDatabase } from './support/database.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({
  // Codes that are refused, a card that refuses, a bundle of another country.
  means:
    /status of (402|404|422) \([\w ]+\) \S+(\/api\/(quote|discountcode|repeat-order)\.php\S*|\/credits\/\S+)$/,
});

const heading = (page: import('@playwright/test').Page) => page.getByRole('heading', { level: 1 });

test('a member buys his first bundle: the price before paying, the back key in between, credits counted up, premium for life (spec 1, 2, 4)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 3 }), baseURL ?? '');
  await page.goto('/credits');
  const bundles = page.getByRole('region', { name: 'Bundels' });
  await expect(bundles).toContainText('Met je eerste bundel word je premium, voor het leven.');
  await expect(bundles.getByRole('listitem').nth(1)).toContainText(
    /25 credits\s*€\s22,99\s*€\s0,92 per credit/,
  );
  await bundles.getByRole('link', { name: 'Kies 25 credits voor € 22,99' }).click();
  await expect(heading(page)).toHaveText('25 credits kopen');
  await expect(page.getByRole('radio', { checked: true }), 'nothing is chosen for him').toHaveCount(0);
  await expect(page.getByText('Waarvan 21% btw (Nederland)')).toBeVisible();
  await expect(page.getByText(/Op je afschrift staat/)).toBeVisible();
  await payButton(page).click();
  await expect(page.getByText('Kies eerst hoe je wilt betalen.')).toBeVisible();
  await choose(page, 'Visa');
  await expect(page.getByLabel('Mijn kaart bewaren')).not.toBeChecked();
  await expectAccessible(page);
  await choose(page, 'iDEAL | Wero');
  await expect(page).toHaveURL(/\/credits\/[\w-]+\/ideal$/);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  const bank = page.url();

  await page.goBack();
  await expect(page.getByRole('region', { name: 'Je betaling staat nog open' })).toContainText('€ 22,99');
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Verder met betalen' }).click();
  await expect(page, 'the same payment').toHaveURL(bank);

  await bankSays(page, 'Betaald');
  await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
  await expect(page.getByText('25 credits zijn voor je bijgeschreven.')).toBeVisible();
  await expect(page.getByText('Je bent nu premium, voor het leven.')).toBeVisible();
  await expect(page.locator('main')).toContainText(/28\s*credits/);
  await expect(page.getByRole('link', { name: /Credits/ }).first(), 'no longer Get Premium').toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect([user.credits, user.paid_user]).toEqual([28, true]);
});

for (const [says, title, told] of [
  ['Mislukt: geweigerd', 'Betaling mislukt', 'Je bank of kaart heeft de betaling geweigerd.'],
  ['Mislukt: te weinig saldo', 'Betaling mislukt', 'Er stond niet genoeg op je rekening of kaart.'],
  ['Geannuleerd', 'Betaling afgebroken', 'Dat geeft niets: er is niets afgeschreven.'],
  ['Verlopen', 'Betaling verlopen', 'De tijd om te betalen is voorbij. Er is niets afgeschreven.'],
] as const)
  test(`a payment of which the bank says "${says}" is told so, and another method pays (spec 4, 8) @full`, async ({
    page,
    context,
    baseURL,
  }) => {
    await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
    await leaveForBank(page, 10, 'PayPal');
    await bankSays(page, says);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(told)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kies een andere betaalmethode' }).click();
    await choose(page, 'iDEAL | Wero');
    await payButton(page).click();
    await bankSays(page, 'Betaald');
    await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  });

test('a payment that is being processed is followed until it is paid, with the page open or closed (spec 4) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await leaveForBank(page, 10, 'iDEAL | Wero');
  const bank = page.url();
  await bankSays(page, 'In behandeling');
  const result = page.url();
  await expect(heading(page)).toHaveText('Je betaling wordt verwerkt');
  await expect(page.getByText(/Je kunt deze pagina gerust sluiten/)).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(bank);
  // The word of the bank comes late: the page asks by itself.
  await bankSays(other, 'Betaald', { late: true });
  await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
  await page.goto(result);
  await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(10);
});

test('who waits for the bank sees that in place of another order, until he says that he means one (spec 4)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await leaveForBank(page, 10, 'iDEAL | Wero');
  const bank = page.url();
  await bankSays(page, 'In behandeling');
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 25 credits/ }).click();
  const open = page.getByRole('region', { name: 'Je betaling staat nog open' });
  await expect(open).toContainText('10 credits voor € 9,99, met iDEAL | Wero. De bank verwerkt je betaling.');
  await expect(payButton(page)).toHaveCount(0);
  await open.getByRole('button', { name: 'Nog een bundel kopen' }).click();
  await choose(page, 'PayPal');
  await expect(open, 'it is still said').toHaveCount(1);
  await payButton(page).click();
  await bankSays(page, 'Betaald');
  await page.goto(bank);
  await bankSays(page, 'Betaald');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(35);
});

test('who comes back without having paid gives it up, and his discount is free for another method, told in every tab (spec 4) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await giveCode({ code: codeOf(member), user_id: member.accountId });
  await logIn(context, member, baseURL ?? '');
  await page.goto('/credits');
  await expect(page.getByText('25% korting op je aankoop. Die gaat er vanzelf af.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kies 25 credits voor € 17,24' })).toBeVisible();
  await leaveForBank(page, 25, 'PayPal');
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
  await leaveForBank(tab, 25, 'PayPal');
  await page.goto(tab.url());
  await tab.close();
  await page.getByRole('link', { name: 'Terug naar de winkel' }).click();
  await page.getByRole('button', { name: 'Niet betaald? Kies een andere manier' }).click();
  await choose(page, 'iDEAL | Wero');
  await page.getByRole('button', { name: '€ 17,24 betalen' }).click();
  await bankSays(page, 'Betaald');
  await expect(page.getByText('25 credits zijn voor je bijgeschreven.')).toBeVisible();
});

test('a code that is typed counts, or is refused with the reason: unknown, used, or what does not fit (spec 5) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await giveCode({ code: 'ZOMER20', value_percentage: 20 });
  await giveCode({ code: 'BELGIE', country: 'BE' });
  await giveCode({ code: 'GROOT', minimum_order_value: 4_000, currency: 'EUR' });
  await giveCode({ code: codeOf(member), status: 'used', user_id: member.accountId });
  await giveCode({ code: 'METPAYPAL', paymentmethods: ['paypal'] });
  await logIn(context, member, baseURL ?? '');
  const type = async (code: string) => {
    await page.getByLabel('Heb je een kortingscode?').fill(code);
    await page.getByRole('button', { name: 'Gebruiken' }).click();
  };
  await page.goto('/credits');
  await type('NIETS');
  await expect(page.getByText('Code niet gevonden')).toBeVisible();
  await type(codeOf(member));
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
  await choose(page, 'Visa');
  await expect(page.getByText('Deze code geldt niet bij deze betaalmethode.')).toBeVisible();
  await expect(payButton(page)).toHaveText('€ 42,99 betalen');
  await choose(page, 'PayPal');
  await expect(payButton(page)).toHaveText('€ 32,24 betalen');
});

test('the country decides currency and methods, and is kept; a bank is chosen where the method asks for one (spec 3) @full', async ({
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
  await choose(page, 'Przelewy24');
  await payButton(page).click();
  await expect(page.getByText('Kies je bank').last()).toBeVisible();
  await page.getByLabel('Je bank').selectOption({ index: 1 });
  await payButton(page).click();
  await bankSays(page, 'Betaald');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  // In another currency the bundle is another.
  await leaveForBank(page, 25, 'BLIK');
  await page.goBack();
  await page.getByRole('button', { name: 'Niet meer betalen' }).click();
  await page.getByLabel('Je betaalt vanuit').selectOption('NL');
  await expect(page).toHaveURL('/credits');
  await expect(bundles).toContainText('€ 22,99');
});

test('a card that was kept pays the same again after a confirmation; one that refuses leaves retry and PayPal (spec 2, 8) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  await page.goto('/credits/repeat-order');
  await expect(heading(page)).toHaveText('Nog niets om te herhalen');
  await buyByCard(page, /betaalt, de volgende keer ook/);
  await page.goto('/credits');
  await page.getByRole('link', { name: 'Opnieuw bestellen' }).click();
  await expect(page.getByText('Kaart die eindigt op')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
  await expect(page.locator('main')).toContainText(/20\s*credits/);
  await page.goto('/credits/repeat-order');
  await page.getByRole('button', { name: 'Deze kaart vergeten' }).click();
  await expect(page.getByText('We hebben je kaart vergeten.')).toBeVisible();
  await expect(page.getByText('Kaart die eindigt op')).toHaveCount(0);

  await buyByCard(page, /weigert de volgende keer/);
  await page.goto('/credits/repeat-order');
  await page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  await expect(heading(page)).toHaveText('Creditcard betaling mislukt');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' })).toBeVisible();
  await page.getByRole('button', { name: 'Bevestigen en € 9,99 betalen' }).click();
  await page.getByRole('link', { name: 'Met PayPal betalen' }).click();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(30);
});

test('money that goes back is told, whether it is given or taken (spec 4) @full', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember({ credits: 0 }), baseURL ?? '');
  for (const [says, title] of [
    [/^Terugbetaald/, 'Terugbetaald'],
    [/^Teruggeboekt/, 'Teruggehaald door de bank'],
  ] as const) {
    await leaveForBank(page, 10, 'iDEAL | Wero');
    const bank = page.url();
    await bankSays(page, 'Betaald');
    await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
    const result = page.url();
    await page.goto(bank);
    await page.getByRole('button', { name: says }).click();
    await expect(page.getByRole('button', { name: says })).toHaveCount(0);
    await page.goto(result);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toContainText('€ 9,99');
    await expectAccessible(page);
  }
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(0);
});

test('a paysafecard pays at once, a transfer is awaited for days, and its last order is confirmed with all that is to be known (spec 2, 3) @full', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember({ credits: 0 });
  await logIn(context, member, baseURL ?? '');
  await leaveForBank(page, 10, 'paysafecard');
  await bankSays(page, 'Betaald');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  await leaveForBank(page, 10, 'Bankoverschrijving');
  const bank = page.url();
  await bankSays(page, 'In behandeling');
  const result = page.url();
  await expect(page.getByText(/Een overschrijving duurt één tot drie werkdagen/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Niet betaald/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(bank);
  await bankSays(page, 'Betaald');
  await page.goto(result);
  await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
  const { user } = await (await context.request.get('/api/user.php')).json();
  expect(user.credits).toBe(20);
  await owe(member, 7);
  await page.goto('/credits/repeat-order');
  await expect(page.getByText('Bankoverschrijving')).toBeVisible();
  await expect(page.getByText(/gaan 7 credits op aan .* Er komen 3 credits bij je saldo/)).toBeVisible();
  await expect(page.getByText(/Op je afschrift staat/)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/pages/return-policy"]')).toBeVisible();
  await expectAccessible(page);
});

test('Apple Pay is offered where the browser can pay by it, the last order by it as well (spec 2, 3) @full', async ({
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
  await choose(page, 'Apple Pay');
  await payButton(page).click();
  await bankSays(page, 'Betaald');
  await expect(page.getByText('10 credits zijn voor je bijgeschreven.')).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/credits/repeat-order');
  await expect(elsewhere.getByText(/Met Apple Pay kun je hier niet betalen/)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Anders betalen' })).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /^Bevestigen/ })).toHaveCount(0);
});

test('a method that is no longer there is said so, and a direct debit has a form of its own (spec 2, 3) @full', async ({
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

async function buyByCard(page: import('@playwright/test').Page, card: RegExp): Promise<void> {
  await page.goto('/credits');
  await page.getByRole('link', { name: /^Kies 10 credits/ }).click();
  await choose(page, 'Visa');
  await page.getByLabel('Mijn kaart bewaren').check();
  await payButton(page).click();
  await page.getByLabel(card).check();
  await bankSays(page, 'Betaald');
  await expect(heading(page)).toHaveText('Bedankt, je betaling is rond');
  // Until the script has taken over, the tab does not know, and would lead back here.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(' order ');
}

type Code = {
  code: string;
  country?: string;
  user_id?: string;
  value_percentage?: number;
  minimum_order_value?: number;
  currency?: string;
  status?: string;
  paymentmethods?: string[];
};

/** A code of his own: the same test with another member, on another screen, has another. */
const codeOf = ({ accountId }: TestMember): string => `EIGEN${accountId.slice(-8).toUpperCase()}`;

/** He owes so much, as after his bank took back what he had spent. */
async function owe({ accountId: account_id }: TestMember, credits: number): Promise<void> {
  const db = openDatabase();
  try {
    const entry = { account_id, lot: 'debt', contra: 'corrections', amount: -credits } as const;
    await db.insertInto('ledger_entries').values(entry).execute();
  } finally {
    await db.destroy();
  }
}

/** A code as the operator issues it. */
async function giveCode(code: Code): Promise<void> {
  const db = openDatabase();
  try {
    await db
      .insertInto('discount_codes')
      .values({ site_id: 1, value_percentage: 25, ...code })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  } finally {
    await db.destroy();
  }
}
