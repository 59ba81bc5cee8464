import { beforeEach, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import { changePassword } from '#contract/credentials';
import { endSession, getSessions } from '#contract/sessions';
import { sessionCookieName } from '../../platform/sessions.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const server = await startTestServer();
const { app, as, clock, signUpMember } = server;
const { send, chatsOf } = chatActions(server);
const { connect, awaitDelivery, eventsOfType } = createMemberSockets(server);
const [password, another] = ['purple-evening-7', 'another-evening-8'];

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9, password });
  bram = await signUpMember({ name: 'Bram' });
  await send(anton, bram);
});

const makeRequest = (who: TestMember) => as(who).call(getUser);
const presenceEvent = (activity: string) => ({ type: 'presence', profile: anton.profileId, activity });
const shownActivity = async () => (await chatsOf(bram))[0]?.profile.activity;

async function logInOver(before: TestMember, next: TestMember): Promise<TestMember> {
  const browser = as(before);
  await browser.call(login, { body: { email: next.email, password } });
  return { ...next, sessionSecret: browser.cookies.get(sessionCookieName(app.secure)) ?? '' };
}

/** `start` stops waiting after 300 ms, because request and transaction can wait for each other. */
function concurrentRequest() {
  let request: Promise<unknown> | undefined;
  return {
    answered: () => request,
    start: async (_tx: unknown, { profileId }: { profileId: string }) => {
      if (request || profileId !== anton.profileId) return;
      request = as(anton).send(getUser);
      await Promise.race([request, new Promise(resolve => setTimeout(resolve, 300))]);
    },
  };
}

test('a member who logs out stays offline although another tab makes a request at that moment', async () => {
  await makeRequest(anton);
  clock.advance(61_000);
  const bramSocket = await connect(bram);
  const { start, answered } = concurrentRequest();
  app.hooks.onPresenceChanged.register(start);
  await as(anton).call(logout);
  await answered();
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await shownActivity()]).toEqual([
    [presenceEvent('active')],
    'active',
  ]);
});

test.each([
  [
    'is ended from another device',
    async (phone: TestMember) => {
      const { logins } = await as(phone).call(getSessions);
      const id = logins.find(({ current }) => !current)?.id ?? '';
      await as(phone).call(endSession, { body: { id } });
    },
  ],
  [
    'is ended by a new password',
    async (phone: TestMember) =>
      void (await as(phone).call(changePassword, {
        body: { old_password: password, password: another, password_again: another },
      })),
  ],
  [
    'is replaced by another member’s',
    async () => void (await logInOver(anton, await signUpMember({ password }))),
  ],
])('the member goes offline when a session %s', async (_how, end) => {
  const phone = await withSecondSession(app, anton);
  await makeRequest(anton);
  const bramSocket = await connect(bram);
  await end(phone);
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await shownActivity()]).toEqual([
    [presenceEvent('active')],
    'active',
  ]);
});

test('logging in again over the own session never goes offline and moves to the new session', async () => {
  await makeRequest(anton);
  const bramSocket = await connect(bram);
  const loggedInAgain = await logInOver(anton, anton);
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await shownActivity()]).toEqual([[], 'online']);
  await as(loggedInAgain).call(logout);
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await shownActivity()]).toEqual([
    [presenceEvent('active')],
    'active',
  ]);
});

test('the end of a session unused for five minutes publishes nothing, also if a request comes at that moment', async () => {
  await makeRequest(anton);
  clock.advance(3_600_000);
  const bramSocket = await connect(bram);
  const { start, answered } = concurrentRequest();
  app.hooks.onSessionsEnding.register(start);
  await as(anton).call(logout);
  await answered();
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await shownActivity()]).toEqual([[], 'active']);
});

test('two devices that log out at the same moment publish one event', async () => {
  const phone = await withSecondSession(app, anton);
  for (const device of [anton, phone]) await makeRequest(device);
  const bramSocket = await connect(bram);
  await Promise.all([anton, phone].map(device => as(device).call(logout)));
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await shownActivity()]).toEqual([
    [presenceEvent('active')],
    'active',
  ]);
});
