import { expect, test } from 'vitest';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { readPdf } from '../providers/pdf/testing/read-pdf.ts';
import { createFakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { type Buyer, purchaseTest } from './testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { buyer } = purchaseTest(server, till);

const receipt = async ({ member }: Pick<Buyer, 'member'>, id: string) => {
  const cookie = `session=${member.sessionSecret}`;
  return server.http.inject({ url: `/api/receipt.php?id=${id}`, headers: { host: 'localhost', cookie } });
};

test('the receipt of a purchase names seller, goods, price, included VAT and refunds (spec 2.9)', async () => {
  const customer = await buyer();
  const { payment_id: id, receipt_number } = await customer.buy({ credits: 25, method: 'paypal' });
  await customer.browser.call(withdrawPurchase, { body: { payment: id, credits: 25, amount: 2_299 } });
  const { statusCode, headers, rawPayload } = await receipt(customer, id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-disposition'], 'names no site').toBe(
    `attachment; filename="document-${receipt_number}.pdf"`,
  );
  const { text } = readPdf(rawPayload);
  for (const said of [
    'Lavender Example B.V.',
    'Voorbeeldkade 12, Amsterdam, NL',
    'Btw-nummer NL000000000B00',
    `Bon ${receipt_number}`,
    '14 maart 2026 om 13:00',
    '25 credits',
    'PayPal',
    'LVD DIGITAL',
    '€\u00a022,99',
    'Waarvan btw 21% (Nederland)',
    '€\u00a03,99',
    'Terug op 14 maart 2026 om 13:00',
    '€\u00a0-22,99',
    `Kenmerk ${id}`,
  ])
    expect(text).toContain(said);
});

test('is in the language of the member, with money and dates in the format of their country', async () => {
  const customer = await buyer({ language: 'en', country: 'GB' });
  const { payment_id: id } = await customer.buy({ method: 'paypal' });
  const { text } = readPdf((await receipt(customer, id)).rawPayload);
  expect(text).toMatch(/14 March 2026 at 13:00/);
  expect(text).toMatch(/Includes 20% VAT \(United Kingdom\)\n£\d/);
});

test('in discreet mode says neither what was bought nor on which site (spec D5.2)', async () => {
  const customer = await buyer();
  await server.db
    .updateTable('accounts')
    .set({ discreet: true })
    .where('id', '=', customer.member.accountId)
    .execute();
  const { payment_id: id, receipt_number } = await customer.buy();
  const { headers, rawPayload } = await receipt(customer, id);
  expect(headers['content-disposition']).toBe(`attachment; filename="document-${receipt_number}.pdf"`);
  const { text } = readPdf(rawPayload);
  expect(text).toContain('Digitaal tegoed');
  expect(text).not.toMatch(/credit/i);
});

test('is available to nobody else and not before payment, and a visitor is redirected to the login', async () => {
  const customer = await buyer();
  const [paid, open] = [await customer.buy(), await customer.startOrder()];
  const other = await buyer();
  expect((await receipt(other, paid.payment_id)).statusCode).toBe(404);
  expect((await receipt(customer, open.payment_id)).statusCode).toBe(404);
  expect((await receipt(customer, 'nonsense')).statusCode).toBe(404);
  const visitor = await server.http.inject({
    url: `/api/receipt.php?id=${paid.payment_id}`,
    headers: { host: 'localhost' },
  });
  expect([visitor.statusCode, visitor.headers.location]).toEqual([
    302,
    `/login?next=${encodeURIComponent(`/transactions/${paid.payment_id}`)}`,
  ]);
});

test('is generated at most sixty times in a quarter of an hour per member', async () => {
  const customer = await buyer();
  for (let time = 0; time < 60; time++) await receipt(customer, crypto.randomUUID());
  expect((await receipt(customer, crypto.randomUUID())).statusCode).toBe(429);
});
