import { expect, test } from 'vitest';
import { DEBIT_CODE } from '#contract/constants';
import { startTestServer } from '../../testing/start-test-server.ts';
import { consumeTry } from './queries.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms, wrongCodeFor } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { payer } = directDebitTest(server, telephone);

test('of 1,000 simultaneous guesses of a code at most five are evaluated, the correct one among the thousand (spec 5.6)', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { submit, tryConfirm, credits, member } = await payer();
    const { debit } = await submit();
    const right = telephone.lastCode();
    const guesses = Array.from({ length: 1_000 }, (_, by) => wrongCodeFor(right, by + 1));
    guesses[990] = right;
    const answers = await Promise.all(guesses.map(otp => tryConfirm(debit, otp)));
    const evaluated = answers.filter(({ error }) => error?.fields?.otp?.code === 'sms_code_invalid');
    expect(evaluated.length + answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(
      DEBIT_CODE.maxAttempts,
    );
    expect(await credits()).toBe(0);
    const row = server.db
      .selectFrom('direct_debits')
      .select('tries')
      .where('account_id', '=', member.accountId);
    expect((await row.executeTakeFirstOrThrow()).tries).toBe(DEBIT_CODE.maxAttempts);
  }
});

test('without the rate limit before it the SQL statement alone lets five of 1,000 pass', async () => {
  const { submit, member } = await payer();
  const { debit: payment } = await submit();
  const now = server.clock.now();
  const spent = await Promise.all(
    Array.from({ length: 1_000 }, () => consumeTry(server.db, { accountId: member.accountId, payment, now })),
  );
  expect(spent.filter(row => row !== undefined)).toHaveLength(DEBIT_CODE.maxAttempts);
});
