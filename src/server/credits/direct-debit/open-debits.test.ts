import { expect, test } from 'vitest';
import { cancelPayment, getPayment } from '#contract/payments';
import { getPayments } from '#contract/transactions';
import { startTestServer } from '../../testing/start-test-server.ts';
import { exportDebits } from './export-debits.ts';
import { markBatchCollected } from './operator-debits.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app } = server;
const { payer, site, operator } = directDebitTest(server, telephone);

test('a payment by direct debit names its mandate, and is open until the bank has paid, in the list as well (spec 3.10)', async () => {
  const customer = await payer();
  const { debit, mandate_reference: reference } = await customer.submit();
  const mandateOf = async () => (await customer.browser.call(getPayment, { query: { id: debit } })).mandate;
  const isOpenInList = async () => (await customer.browser.call(getPayments)).payments[0]?.is_debit_open;
  expect([await mandateOf(), await isOpenInList()], 'before the code there is none').toEqual([null, false]);

  const paid = await customer.confirm(debit);
  const iban_end = customer.form.iban.slice(-4);
  const agreed = { reference, iban_end, amount: 999, collect_on: '2026-03-20', is_open: true };
  expect(paid).toMatchObject({ state: 'completed', mandate: agreed });
  expect([await mandateOf(), await isOpenInList()]).toEqual([agreed, true]);

  const batch = await exportDebits(app, site(), operator());
  expect([(await mandateOf())?.is_open, await isOpenInList()], 'at the bank').toEqual([true, true]);
  await markBatchCollected(app, operator(), batch?.id ?? '');
  expect(await mandateOf()).toEqual({ ...agreed, is_open: false });
  expect(await isOpenInList()).toBe(false);
});

test('an unconfirmed direct debit is no purchase: it is listed while it can be continued, and no longer once it was unsuccessful', async () => {
  const customer = await payer();
  const listed = async () =>
    (await customer.browser.call(getPayments)).payments.map(({ payment_id }) => payment_id);
  const { debit: first } = await customer.submit();
  expect(await listed()).toEqual([first]);
  const { debit: second } = await customer.submit();
  expect(await listed(), 'the form was sent once more').toEqual([second]);
  await customer.browser.call(cancelPayment, { body: { payment: second } });
  expect(await listed()).toEqual([]);
  expect((await customer.browser.call(getPayment, { query: { id: second } })).state).toBe('cancelled');
  const { debit: agreed } = await customer.submit();
  await customer.confirm(agreed);
  expect(await listed()).toEqual([agreed]);
});
