import { beforeEach, describe, expect, test } from 'vitest';
import { WELCOME_WINDOW_SECONDS } from '#contract/constants';
import { answerDeleteDiscount, getWelcomeDiscount, offerDeleteDiscount } from '#contract/discounts';
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
    welcome: () => server.as(testMember).call(getWelcomeDiscount),
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

describe('the welcome discount of a member (spec 4.12, 7.6)', () => {
  test('is the time bonus, with the seconds left by the server’s clock', async () => {
    const { testMember, welcome } = await member();
    expect(await welcome()).toMatchObject({
      code: 'TIMEBONUS25',
      user_id: testMember.accountId,
      value_percentage: 25,
      percentage: 25,
      expires: new Date(start.getTime() + WELCOME_WINDOW_SECONDS * 1_000).toISOString(),
      expires_in: WELCOME_WINDOW_SECONDS,
    });
    clock.advance(90_500);
    expect((await welcome())?.expires_in).toBe(WELCOME_WINDOW_SECONDS - 91);
  });

  test('ends with the fourth hour', async () => {
    const { welcome } = await member(WELCOME_WINDOW_SECONDS - 1);
    expect((await welcome())?.expires_in).toBe(1);
    clock.advance(1_000);
    expect(await welcome()).toBeNull();
  });

  test('is a code from the operator afterwards, without an expiry of its own', async () => {
    const { testMember, welcome } = await member(WELCOME_WINDOW_SECONDS);
    await given(testMember.accountId, 'FRIEND30');
    expect(await welcome()).toMatchObject({ code: 'FRIEND30', expires: null, expires_in: null });
  });

  test('is not the code offered before a deletion', async () => {
    const { welcome, browser } = await member(WELCOME_WINDOW_SECONDS);
    await browser.call(offerDeleteDiscount);
    await browser.call(answerDeleteDiscount, { body: { accept: true } });
    expect(await welcome()).toBeNull();
  });

  test('is none for a premium member and for a visitor', async () => {
    const premium = await server.signUpMember({ premium: true, signedUpAt: start });
    expect(await server.as(premium).call(getWelcomeDiscount)).toBeNull();
    expect(await server.visitor().call(getWelcomeDiscount)).toBeNull();
  });
});
