import { getBundles } from '#contract/credits';
import { confirmDirectDebit, type DirectDebitForm, startDirectDebit } from '#contract/direct-debit';
import { type ShortMessage, type Sms, SmsAway } from '../../../platform/sms/sms.ts';
import type { MemberFacts } from '../../../testing/members.ts';
import { setSetting } from '../../../testing/set-setting.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** A telephone of a test: every message that was sent, and whether the service is away or will not reach a number. */
export type Telephone = Sms & { received: ShortMessage[]; refuses: 'away' | 'refused' | null };

export function openTelephone(): Telephone {
  const telephone: Telephone = {
    by: 'own',
    received: [],
    refuses: null,
    async send(message) {
      if (telephone.refuses) throw new SmsAway(telephone.refuses, 'the telephone is off');
      telephone.received.push(message);
    },
  };
  return telephone;
}

/** The code in a message. */
export const codeIn = ({ text }: ShortMessage): string => /\d{6}/.exec(text)?.[0] ?? '';

/** A wrong code beside a right one. */
export const wrongBeside = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Has the first site collect direct debits, as an operator would. */
export async function letCollect(server: Pick<TestServer, 'app' | 'db'>): Promise<void> {
  await setSetting(server, 'creditor_id', 'NL22ZZZ000000000000');
  await setSetting(server, 'creditor_iban', 'NL51LVND0100000000');
}

let accounts = 0;
/** An account nobody else in the tests has: German, its check digits right. */
export function newIban(): string {
  accounts += 1;
  const account = String(accounts).padStart(18, '9');
  const digits = [...`${account}DE00`].map(sign => Number.parseInt(sign, 36)).join('');
  return `DE${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}

/** What tests of direct debits say: a member with a form of his own, filled in. */
export const debiting = (server: TestServer, telephone: Telephone) => {
  let collecting: Promise<void> | undefined;
  return {
    async payer(facts: MemberFacts = {}) {
      collecting ??= letCollect(server);
      await collecting;
      const signedUpAt = new Date(server.clock.now().getTime() - 40 * 86_400_000);
      const member = await server.signUpMember({ credits: 0, signedUpAt, ...facts });
      const browser = server.as(member);
      const { bundles } = await browser.call(getBundles);
      const [ten] = bundles;
      if (!ten) throw new Error('nothing is sold');
      const form: DirectDebitForm = {
        bundle: ten.id,
        amount: ten.price,
        account_holder: 'J. de Wit',
        iban: newIban(),
        street: 'Kanaalweg',
        house_number: '12-B',
        zip: '3500 AA',
        city: 'Utrecht',
        phone: `06${String(10_000_000 + accounts)}`,
        consent: true,
      };
      const begin = (change: Partial<DirectDebitForm> = {}) =>
        browser.call(startDirectDebit, { body: { ...form, ...change } });
      /** Fills in the form and agrees by the code that came. */
      const pay = async (change: Partial<DirectDebitForm> = {}) => {
        const { debit } = await begin(change);
        const code = codeIn(telephone.received.at(-1) ?? { to: '', text: '' });
        return browser.call(confirmDirectDebit, { body: { debit, otp: code } });
      };
      return { member, browser, form, bundles, begin, pay };
    },
  };
};
