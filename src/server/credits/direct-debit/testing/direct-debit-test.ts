import { expect } from 'vitest';
import { getUser } from '#contract/accounts';
import { type Bundle, getBundles } from '#contract/credits';
import {
  confirmDirectDebit,
  type DirectDebitForm,
  getDirectDebit,
  resendDebitCode,
  startDirectDebit,
} from '#contract/direct-debit';
import { getPaymentMethods } from '#contract/payments';
import type { AuditActor } from '../../../platform/audit-log.ts';
import type { Browser } from '../../../testing/browser.ts';
import type { TestMemberOptions } from '../../../testing/members.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import type { FakeSms } from './fake-sms.ts';

export async function enableDirectDebit(server: Pick<TestServer, 'app' | 'db'>): Promise<void> {
  await setSetting(server, 'creditor_id', 'NL22ZZZ000000000000');
  await setSetting(server, 'creditor_iban', 'NL51LVND0100000000');
}

let accounts = 0;
export function newIban(): string {
  accounts += 1;
  const account = String(accounts).padStart(18, '9');
  const digits = [...`${account}DE00`].map(sign => Number.parseInt(sign, 36)).join('');
  return `DE${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}

const formFor = ({ id, price }: Bundle): DirectDebitForm => ({
  ...{ bundle: id, amount: price, account_holder: 'J. de Wit', iban: newIban() },
  ...{ street: 'Kanaalweg', house_number: '12-B', zip: '3500 AA', city: 'Utrecht' },
  phone: `06${String(10_000_000 + accounts)}`,
  consent: true,
});

const debitActions = (browser: Browser, telephone: FakeSms, form: DirectDebitForm) => {
  const submit = (change: Partial<DirectDebitForm> = {}) =>
    browser.call(startDirectDebit, { body: { ...form, ...change } });
  const confirm = (debit: string, otp = telephone.lastCode()) =>
    browser.call(confirmDirectDebit, { body: { debit, otp } });
  return {
    submit,
    confirm,
    pay: async (change: Partial<DirectDebitForm> = {}) => confirm((await submit(change)).debit),
    refusal: async (change: object = {}) =>
      (await browser.send(startDirectDebit, { body: { ...form, ...change } })).error,
    tryConfirm: (debit: string, otp = telephone.lastCode()) =>
      browser.send(confirmDirectDebit, { body: { debit, otp } }),
    resend: (debit: string) => browser.send(resendDebitCode, { body: { debit } }),
    state: () => browser.call(getDirectDebit),
    isOffered: async () => (await browser.call(getPaymentMethods)).methods.some(({ name }) => name === 'sdd'),
    ineligibility: async () => (await browser.call(getPaymentMethods)).debit_refused,
    credits: async () => (await browser.call(getUser)).user?.credits,
  };
};

export const directDebitTest = (server: TestServer, telephone: FakeSms) => {
  let collecting: Promise<void> | undefined;
  return {
    site: () => server.app.sites.byId(1) ?? expect.fail('no site'),
    operator: (): AuditActor => ({ siteId: 1, staffId: null, secret: server.app.config.secret }),
    async payer(options: TestMemberOptions = {}) {
      collecting ??= enableDirectDebit(server);
      await collecting;
      const signedUpAt = new Date(server.clock.now().getTime() - 40 * 86_400_000);
      const member = await server.signUpMember({ credits: 0, signedUpAt, ...options });
      const browser = server.as(member);
      const { bundles } = await browser.call(getBundles);
      const [ten] = bundles;
      if (!ten) throw new Error('nothing is sold');
      const form = formFor(ten);
      return { member, browser, form, bundles, ...debitActions(browser, telephone, form) };
    },
  };
};

export type Payer = Awaited<ReturnType<ReturnType<typeof directDebitTest>['payer']>>;
