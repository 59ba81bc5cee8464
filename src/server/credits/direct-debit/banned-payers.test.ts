import { expect, test } from 'vitest';
import { getDecisions } from '#contract/decisions';
import { DAY_MS } from '#contract/durations';
import { clearSignals, getMemberSignals } from '#contract/staff-signals';
import { endBansThatAreOver } from '../../accounts/bans/ban-account.ts';
import { purgeSignals, weighSignals } from '../../moderation/signals/weigh-signals.ts';
import { reportActions } from '../../moderation/testing/report-actions.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { directDebitTest, newIban } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app, db, as, clock, signUpMember } = server;
const { payer } = directDebitTest(server, telephone);
const { report, ban, open } = reportActions(server);

const banFor = async (member: TestMember, days: number | null) => {
  const moderator = await createTestStaff(server, { roles: ['moderator'] });
  expect((await ban(moderator, await report(await signUpMember(), member), days)).status).toBe(204);
};
const banned = () => db.selectFrom('banned_payment_accounts').select('until').execute();

test('a bank account of a banned member pays for another account only after a review (spec D5.13, D5.5)', async () => {
  const iban = newIban();
  const [first, second] = [await payer(), await payer()];
  await first.pay({ iban });
  await db
    .updateTable('direct_debits')
    .set({ state: 'exported', batch_id: await newBatch(), collected_amount: 1 })
    .execute();
  await db.updateTable('direct_debits').set({ state: 'collected' }).execute();
  await banFor(first.member, null);
  expect(await banned()).toEqual([{ until: null }]);
  const { debit } = await second.submit({ iban });
  const { error } = await second.tryConfirm(debit);
  expect([error?.code, await second.credits()]).toEqual(['direct_debit_refused', 0]);
  await weighSignals(app, () => false);
  const moderator = await createTestStaff(server, { roles: ['moderator'] });
  const query = { id: second.member.profileId };
  await open(moderator, second.member);
  const { member } = await moderator.call(getMemberSignals, { query });
  expect([member.level, member.signals[0]?.kind]).toEqual(['review', 'banned_payment']);
  const [decision] = (await as(second.member).call(getDecisions)).about_me;
  expect(decision?.rule).toBe('ban_evasion');
  expect(decision?.reason).toContain('Eén van je betalingen moeten we even nakijken.');
  expect(decision?.reason).not.toMatch(/bankrekening|geblokkeerd/);
  const body = { member: query.id, seen: member.since, reason: 'His husband has the same account.' };
  await moderator.call(clearSignals, { body });
  expect((await second.pay({ iban })).state).toBe('completed');
});

test('the hash of the bank account goes with the ban, also after a temporary one (spec D5.5)', async () => {
  await db.deleteFrom('banned_payment_accounts').execute();
  const member = await payer();
  await member.pay();
  await banFor(member.member, 3);
  expect(await banned()).toEqual([{ until: new Date(clock.now().getTime() + 3 * DAY_MS) }]);
  clock.advance(4 * DAY_MS);
  await endBansThatAreOver(app);
  await purgeSignals(app);
  expect(await banned()).toEqual([]);
});

async function newBatch(): Promise<string> {
  const { id } = await db
    .insertInto('debit_batches')
    .values({ site_id: 1, debits: 1, amount: 1, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
