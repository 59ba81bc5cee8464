import { describe, expect, test } from 'vitest';
import { quotePayment } from '#contract/payments';
import { defaultSettings, storedSettings } from '../../site/settings.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { collectionFileOf, exportDebits } from './export-debits.ts';
import { directDebitTest, type Payer } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app } = server;
const { payer, site, operator } = directDebitTest(server, telephone);

const textsOf = async ({ member }: Payer) =>
  (await queuedEmailsTo(server, member.email)).map(({ text }) => text).join('\n');

async function collectStatementNames(customer: Payer) {
  const { bundle } = customer.form;
  const quote = await customer.browser.call(quotePayment, { query: { bundle, method: 'sdd' } });
  const waiting = await customer.submit();
  const payment = await customer.confirm(waiting.debit);
  const batch = await exportDebits(app, site(), operator());
  return {
    shown: [quote, waiting, payment].map(({ statement }) => statement),
    file: () => collectionFileOf(app, site(), batch?.id ?? ''),
    sms: telephone.received.at(-1)?.text,
  };
}

describe('the name on the statement', () => {
  test('is neutral unless the operator sets another, and the same everywhere including the bank', async () => {
    const customer = await payer();
    const { shown, file, sms } = await collectStatementNames(customer);
    expect(shown).toEqual(['LVD DIGITAL', 'LVD DIGITAL', 'LVD DIGITAL']);
    expect([sms, await textsOf(customer)]).toEqual([
      expect.stringContaining('(LVD DIGITAL)'),
      expect.stringMatching(/Op je afschrift staat: LVD DIGITAL\.[\s\S]*onder de naam LVD DIGITAL\./),
    ]);
    expect(await file()).toContain('<Cdtr><Nm>LVD DIGITAL</Nm></Cdtr>');
  });

  test('set by the operator is shown before the confirmation, and stays the same afterwards', async () => {
    await setSetting(server, 'creditor_name', 'Lavender Example B.V.');
    const customer = await payer();
    const { shown, file, sms } = await collectStatementNames(customer);
    const name = 'Lavender Example B.V.';
    expect(shown).toEqual([name, name, name]);
    expect([sms, await textsOf(customer)]).toEqual([
      expect.stringContaining(name),
      expect.stringContaining(name),
    ]);
    await setSetting(server, 'creditor_name', '');
    expect(await file()).toContain(`<Cdtr><Nm>${name}</Nm></Cdtr>`);
    const { statement } = await customer.browser.call(quotePayment, {
      query: { bundle: customer.form.bundle },
    });
    expect(statement).toBe('LVD DIGITAL');
  });

  test('consists of characters that banks print unchanged', () => {
    const isTaken = (creditor_name: string) =>
      storedSettings.safeParse({ ...defaultSettings, creditor_name }).success;
    expect(['', 'LVD DIGITAL', 'Noord (Media) N.V.'].every(isTaken)).toBe(true);
    expect(['Café', 'A*B', 'a/b', ' x ', 'x'.repeat(36), 'Łódź'].some(isTaken)).toBe(false);
  });
});
