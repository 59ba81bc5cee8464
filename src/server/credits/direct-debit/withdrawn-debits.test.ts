import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/deletion';
import { getPayment } from '#contract/payments';
import { getPayments } from '#contract/transactions';
import { getRemainder, getWithdrawal, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { readPdf } from '../../providers/pdf/testing/read-pdf.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { accountState } from '../testing/buyer.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';
import { exportDebits } from './export-debits.ts';
import { listManualRefunds, listSiteDebits, markBatchCollected, returnDebit } from './operator-debits.ts';
import { directDebitTest, type Payer } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app, clock } = server;
const { payer, site, operator } = directDebitTest(server, telephone);
const start = clock.now();
beforeEach(async () => {
  clock.set(start);
  await exportDebits(app, site(), operator());
});

const [whole, part] = [
  { credits: 10, amount: 999 },
  { credits: 6, amount: 599 },
];
async function debtor(spent = 0) {
  const customer = await payer({ password: 'een lange winteravond' });
  const has = accountState(server, customer.browser, customer.member);
  const { payment_id: payment } = await customer.pay();
  if (spent > 0) await has.spend(spent);
  return { ...debtorActions(customer, payment), ...has, payment };
}
const debtorActions = ({ browser, member }: Payer, payment: string) => ({
  preview: () => browser.call(getWithdrawal, { query: { payment } }),
  take: (shown: typeof whole) => browser.call(withdrawPurchase, { body: { payment, ...shown } }),
  look: () => browser.call(getPayment, { query: { id: payment } }),
  line: async () => (await browser.call(getPayments)).payments[0],
  remainder: () => browser.call(getRemainder),
  leave: () => browser.call(deleteAccount, { body: { password: 'een lange winteravond' } }),
  receipt: async () => {
    const headers = { host: 'localhost', cookie: `session=${member.sessionSecret}` };
    const { rawPayload } = await server.http.inject({ url: `/api/receipt.php?id=${payment}`, headers });
    return readPdf(rawPayload).text;
  },
});
const atBank = async () => (await exportDebits(app, site(), operator()))?.id ?? '';
const giveBack = async () => {
  const [{ reference: mandate = '' } = {}] = await listSiteDebits(app, site());
  return returnDebit(app, operator(), { mandate, reason: 'MD06' });
};

describe('a withdrawal before the direct debit is exported (spec D2.35)', () => {
  test('of the whole purchase collects nothing, and no refund is announced', async () => {
    const customer = await debtor();
    expect((await customer.preview()).to_collect).toBe(0);
    expect(await customer.take(whole)).toMatchObject({
      ...{ state: 'refunded', refunded: 0, mandate: { amount: 0, is_open: false } },
      refunds: [{ ...whole, kind: 'withdrawal', state: 'not_collected' }],
    });
    expect(await customer.line()).toMatchObject({ state: 'refunded', refunded: 0, is_debit_open: false });
    const email = (await customer.emails()).at(-1);
    expect(email).toMatch(
      /Je incasso van € 9,99 gaat niet door: er wordt niets van je rekening afgeschreven\./,
    );
    expect(email).not.toMatch(/terug/);
    const receipt = await customer.receipt();
    expect(receipt).toContain('Niet afgeschreven, herroepen op');
    expect(receipt).not.toContain('Terug op');
    expect(await listSiteDebits(app, site())).toContainEqual(
      expect.objectContaining({ state: 'released', amount: 0 }),
    );
    await expectReconciled(app);
  });

  test('of a part reduces the collection, in mandate, email and the list of the operator', async () => {
    const customer = await debtor(4);
    expect((await customer.preview()).to_collect).toBe(400);
    expect(await customer.take(part)).toMatchObject({
      ...{ state: 'completed', refunded: 0, mandate: { amount: 400, is_open: true } },
      refunds: [{ ...part, state: 'not_collected' }],
    });
    expect(await customer.line()).toMatchObject({ state: 'completed', refunded: 0, is_debit_open: true });
    const email = (await customer.emails()).at(-1);
    expect(email).toMatch(/Er wordt € 5,99 minder .* afgeschreven\. Wat nog wordt afgeschreven: € 4,00\./);
    expect(email).not.toMatch(/terug/);
    const due = expect.objectContaining({ state: 'due', amount: 400 });
    expect(await listSiteDebits(app, site())).toContainEqual(due);
    await markBatchCollected(app, operator(), await atBank());
    expect((await customer.look()).mandate).toMatchObject({ amount: 400, is_open: false });
    expect(await listManualRefunds(app, site())).toEqual([]);
    await expectReconciled(app);
  });

  test('of a part, whose rest the bank returns: only that rest was charged back', async () => {
    const customer = await debtor(4);
    await customer.take(part);
    await atBank();
    await giveBack();
    const { state, refunds } = await customer.look();
    expect([state, refunds]).toMatchObject([
      'charged_back',
      [
        { kind: 'chargeback', amount: 400 },
        { amount: 599, state: 'not_collected' },
      ],
    ]);
    expect((await customer.emails()).at(-1)).toMatch(/De bank heeft € 4,00 teruggeboekt/);
    await expectReconciled(app);
  });
});

describe('a withdrawal after the direct debit was exported (spec D2.35)', () => {
  test.each(['exported', 'collected'] as const)('while the debit is %s refunds the money', async state => {
    const customer = await debtor();
    const batch = await atBank();
    if (state === 'collected') await markBatchCollected(app, operator(), batch);
    expect((await customer.preview()).to_collect).toBeNull();
    expect(await customer.take(whole)).toMatchObject({
      ...{ state: 'refunded', refunded: 999, mandate: { amount: 999 } },
      refunds: [{ state: 'requested' }],
    });
    expect(await customer.line()).toMatchObject({ refunded: 999 });
    expect((await customer.emails()).at(-1)).toMatch(
      /Daarvoor krijg je € 9,99 terug\. Het komt terug op de manier/,
    );
    await expectReconciled(app);
  });

  test('that the bank returns before the refund was sent: the chargeback is of the whole, and the refund is not sent', async () => {
    const customer = await debtor(4);
    await markBatchCollected(app, operator(), await atBank());
    await customer.take(part);
    await giveBack();
    expect((await customer.look()).refunds).toMatchObject([
      { kind: 'chargeback', amount: 400, state: 'done' },
      { kind: 'withdrawal', amount: 599, state: 'taken_back' },
    ]);
    expect((await customer.emails()).at(-1)).toMatch(
      /€ 9,99 teruggeboekt .* Daar zit € 5,99 bij die naar je onderweg was/,
    );
    const { reference } = (await customer.look()).mandate ?? {};
    expect((await listManualRefunds(app, site())).filter(waits => waits.reference === reference)).toEqual([]);
    await expectReconciled(app);
  });
});

test('a member who deletes the account sees how much of the refund is not collected yet (spec 4.3, D2.35)', async () => {
  const customer = await debtor(4);
  const left = [{ amount: 599, currency: 'EUR' }];
  expect(await customer.remainder()).toEqual({ credits: 6, amounts: left, uncollected: left });
  await customer.leave();
  expect((await customer.emails()).at(-1)).toMatch(
    /Daarvan is € 5,99 nog niet van je rekening afgeschreven\./,
  );
  const other = await debtor();
  await atBank();
  expect((await other.remainder()).uncollected).toEqual([]);
  await other.leave();
  expect((await other.emails()).at(-1)).not.toMatch(/nog niet van je rekening/);
});
