import { beforeEach, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import { changePassword } from '#contract/credentials';
import { endSession, getSessions } from '#contract/sessions';
import { sessionCookieName } from '../../platform/sessions.ts';
import { listening } from '../../testing/listening.ts';
import { atAnotherDevice, type TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const server = await startTestServer();
const { app, as, clock, signUpMember } = server;
const { send, chatsOf } = chatActions(server);
const { listen, settled, signsOf } = listening(server);
const [password, another] = ['purple-evening-7', 'another-evening-8'];

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9, password });
  bram = await signUpMember({ name: 'Bram' });
  await send(anton, bram);
});

const come = (who: TestMember) => as(who).call(getUser);
const now = (activity: string) => ({ type: 'presence', profile: anton.profileId, activity });
const seen = async () => (await chatsOf(bram))[0]?.profile.activity;

/** Logs in as `next` in the browser of `before`. */
async function logInOver(before: TestMember, next: TestMember): Promise<TestMember> {
  const browser = as(before);
  await browser.call(login, { body: { email: next.email, password } });
  return { ...next, sessionSecret: browser.cookies.get(sessionCookieName(app.secure)) ?? '' };
}

/** Lets another tab of his give a sign of life, and waits for it as long as it need not wait for the login's end. */
function signs() {
  let sign: Promise<unknown> | undefined;
  return {
    answered: () => sign,
    give: async (_tx: unknown, { profileId }: { profileId: string }) => {
      if (sign || profileId !== anton.profileId) return;
      sign = as(anton).send(getUser);
      await Promise.race([sign, new Promise(resolve => setTimeout(resolve, 300))]);
    },
  };
}

test('who logs out stays gone, though another tab of his gives a sign of life at that moment', async () => {
  await come(anton);
  clock.advance(61_000);
  const his = await listen(bram);
  const { give, answered } = signs();
  app.hooks.onPresence.register(give);
  await as(anton).call(logout);
  await answered();
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[now('active')], 'active']);
});

test.each([
  [
    'ended from another device',
    async (phone: TestMember) => {
      const { logins } = await as(phone).call(getSessions);
      const id = logins.find(({ current }) => !current)?.id ?? '';
      await as(phone).call(endSession, { body: { id } });
    },
  ],
  [
    'ended by a new password',
    async (phone: TestMember) =>
      void (await as(phone).call(changePassword, {
        body: { old_password: password, password: another, password_again: another },
      })),
  ],
  [
    'replaced by another member’s',
    async () => void (await logInOver(anton, await signUpMember({ password }))),
  ],
])('of a login that is %s it is told that he left', async (_how, end) => {
  const phone = await atAnotherDevice(app, anton);
  await come(anton);
  const his = await listen(bram);
  await end(phone);
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[now('active')], 'active']);
});

test('who logs in anew over his own login was never away, and is at the new one alone', async () => {
  await come(anton);
  const his = await listen(bram);
  const anew = await logInOver(anton, anton);
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[], 'online']);
  await as(anew).call(logout);
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[now('active')], 'active']);
});

test('a login that ends where nobody was for five minutes tells nobody, also where somebody comes at that moment', async () => {
  await come(anton);
  clock.advance(3_600_000);
  const his = await listen(bram);
  const { give, answered } = signs();
  app.hooks.onLoginsEnding.register(give);
  await as(anton).call(logout);
  await answered();
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[], 'active']);
});

test('of two devices that log out at the same moment one tells of it', async () => {
  const phone = await atAnotherDevice(app, anton);
  for (const device of [anton, phone]) await come(device);
  const his = await listen(bram);
  await Promise.all([anton, phone].map(device => as(device).call(logout)));
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[now('active')], 'active']);
});
