import { beforeEach, describe, expect, test } from 'vitest';
import { TIME_BONUS_SECONDS } from '#contract/constants';
import { answerDeleteDiscount, getTimeBonus, offerDeleteDiscount } from '#contract/discounts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const member = async (ageSeconds = 0) => {
  const testMember = await server.signUpMember({
    signedUpAt: new Date(start.getTime() - ageSeconds * 1_000),
  });
  return {
    testMember,
    timeBonus: () => server.as(testMember).call(getTimeBonus),
    browser: server.as(testMember),
  };
};
const given = (accountId: string, code: string) =>
  db
    .insertInto('discount_codes')
    .values({
      site_id: 1,
      code,
      user_id: accountId,
      value_percentage: 30,
      validity: 'once',
      status: 'active',
    })
    .execute();

describe('the time bonus of a member (spec 4.12, 7.6)', () => {
  test('has the seconds left by the server’s clock', async () => {
    const { testMember, timeBonus } = await member();
    expect(await timeBonus()).toMatchObject({
      code: 'TIMEBONUS25',
      user_id: testMember.accountId,
      value_percentage: 25,
      percentage: 25,
      expires: new Date(start.getTime() + TIME_BONUS_SECONDS * 1_000).toISOString(),
      expires_in: TIME_BONUS_SECONDS,
    });
    clock.advance(90_500);
    expect((await timeBonus())?.expires_in).toBe(TIME_BONUS_SECONDS - 91);
  });

  test('ends with the fourth hour', async () => {
    const { timeBonus } = await member(TIME_BONUS_SECONDS - 1);
    expect((await timeBonus())?.expires_in).toBe(1);
    clock.advance(1_000);
    expect(await timeBonus()).toBeNull();
  });

  test('is a code from the operator afterwards, without an expiry of its own', async () => {
    const { testMember, timeBonus } = await member(TIME_BONUS_SECONDS);
    await given(testMember.accountId, 'FRIEND30');
    expect(await timeBonus()).toMatchObject({ code: 'FRIEND30', expires: null, expires_in: null });
  });

  test('is not the code offered before a deletion', async () => {
    const { timeBonus, browser } = await member(TIME_BONUS_SECONDS);
    await browser.call(offerDeleteDiscount);
    await browser.call(answerDeleteDiscount, { body: { accept: true } });
    expect(await timeBonus()).toBeNull();
  });

  test('is none for a premium member and for a visitor', async () => {
    const premium = await server.signUpMember({ premium: true, signedUpAt: start });
    expect(await server.as(premium).call(getTimeBonus)).toBeNull();
    expect(await server.visitor().call(getTimeBonus)).toBeNull();
  });
});
