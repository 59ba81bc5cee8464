import { expect, test } from 'vitest';
import { SECOND_PERSON_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { changeStaffRoles } from '#contract/staff';
import { correctCredits, decideCorrection, getCreditCorrections } from '#contract/staff-ledger';
import {
  changePrice,
  createDiscount,
  decideDiscount,
  decidePrice,
  getPriceLists,
} from '#contract/staff-prices';
import { createTestStaff, logInTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { clock, signUpMember } = server;

const people = () =>
  Promise.all([createTestStaff(server), createTestStaff(server), createTestStaff(server)] as const);
/** The change ends the person's sessions. */
async function giveRoles(by: TestStaff, to: TestStaff): Promise<TestStaff> {
  await by.call(changeStaffRoles, { body: { id: to.staffId, roles: ['admin', 'finance'] } });
  return logInTestStaff(server, to);
}
async function ask(by: TestStaff): Promise<string> {
  const { profileId: member } = await signUpMember();
  await by.call(correctCredits, { body: { member, credits: 101, reason: 'Lost in the outage' } });
  const { corrections } = await by.call(getCreditCorrections);
  return corrections[0]?.id ?? '';
}
const confirm = async (by: TestStaff, id: string) => {
  const { status, error } = await by.send(decideCorrection, { body: { id, confirm: true } });
  return error?.code ?? status;
};

test('nobody confirms for somebody whose roles they changed within 7 days, or who changed theirs (spec D5.10)', async () => {
  const [asker, colleague, stranger] = await people();
  const puppet = await giveRoles(asker, colleague);
  const id = await ask(asker);
  expect(await confirm(puppet, id)).toBe('second_person_required');
  expect(await confirm(asker, await ask(puppet))).toBe('second_person_required');
  expect(await confirm(stranger, id)).toBe(204);
});

test('two who got their roles from the same person do not confirm for each other, until 7 days later (spec D5.10)', async () => {
  const [giver, first, second] = await people();
  const [asker, puppet] = [await giveRoles(giver, first), await giveRoles(giver, second)];
  const id = await ask(asker);
  expect(await confirm(puppet, id)).toBe('second_person_required');
  clock.advance(SECOND_PERSON_DAYS * DAY_MS);
  expect(await confirm(await logInTestStaff(server, puppet), id)).toBe(204);
});

test('the same holds for prices and discount codes (spec D5.10, D2.12)', async () => {
  const [asker, colleague, stranger] = await people();
  const puppet = await giveRoles(asker, colleague);
  await asker.call(changePrice, { body: { currency: 'EUR', credits: 400, price: 100, shown: null } });
  const { id = '' } = (await asker.call(getPriceLists)).waiting[0] ?? {};
  const discount = { code: 'LARGE001', value_percentage: 90, validity: 'once' } as const;
  await asker.call(createDiscount, { body: discount });
  for (const [person, code] of [
    [puppet, 'second_person_required'],
    [stranger, undefined],
  ] as const) {
    const price = await person.send(decidePrice, { body: { id, confirm: true } });
    const large = await person.send(decideDiscount, { body: { code: discount.code, confirm: true } });
    expect([price.error?.code, large.error?.code]).toEqual([code, code]);
  }
});
