import { beforeEach, expect, test } from 'vitest';
import { getUser, logout, pageHidden } from '#contract/accounts';
import { changeProfile } from '#contract/profiles';
import { hashSecret } from '../../platform/secrets.ts';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { publishDueOffline, purgeOldPresence } from '../../profiles/presence.ts';
import { selectOnlineUntil } from '../../profiles/presence-queries.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf } = chatActions(server);
const { connect, awaitDelivery, eventsOfType, sendPresent } = createMemberSockets(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
  await send(anton, bram);
});

const makeRequest = (who: TestMember) => as(who).call(getUser);
const hidePage = (who: TestMember) => as(who).call(pageHidden);
const change = (who: TestMember, body: object) => as(who).call(changeProfile, { body });
const secondLogin = (who: TestMember) => withSecondSession(app, who);
const onlineUntil = async () => (await selectOnlineUntil(db, anton.profileId)).online_until;
async function passAbsenceDelay() {
  clock.advance(15_000);
  await publishDueOffline(app);
}
const moveBothClocks = (ms: number) => {
  clock.advance(ms);
  other.clock.advance(clock.now().getTime() - other.clock.now().getTime());
};
const presenceEvent = (activity: string) => ({ type: 'presence', profile: anton.profileId, activity });

test('coming and leaving is published to partners, when it changes and not with every request (spec D4.8)', async () => {
  const bramSocket = await connect(bram);
  await makeRequest(anton);
  for (let minute = 0; minute < 4; minute++) {
    clock.advance(61_000);
    await makeRequest(anton);
  }
  await awaitDelivery(bram, bramSocket);
  await hidePage(anton);
  await hidePage(anton);
  await passAbsenceDelay();
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('online'), presenceEvent('active')]);
  await makeRequest(anton);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence').slice(2)).toEqual([presenceEvent('online')]);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('online');
});

test('logging out takes a member offline at once', async () => {
  await makeRequest(anton);
  const bramSocket = await connect(bram);
  await as(anton).call(logout);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('active')]);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('active');
});

test('reloading or changing pages never goes offline; staying away does after 15 seconds', async () => {
  await makeRequest(anton);
  clock.advance(60_000);
  const bramSocket = await connect(bram);
  const seen = async () => (await chatsOf(bram))[0]?.profile.activity;
  for (let page = 0; page < 3; page++) {
    await hidePage(anton);
    clock.advance(10_000);
    await publishDueOffline(app);
    expect(await seen()).toBe('online');
    await makeRequest(anton);
    clock.advance(10_000);
  }
  await hidePage(anton);
  clock.advance(14_999);
  await publishDueOffline(app);
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await seen()]).toEqual([[], 'online']);
  clock.advance(1);
  await publishDueOffline(app);
  await awaitDelivery(bram, bramSocket);
  expect([eventsOfType(bramSocket, 'presence'), await seen()]).toEqual([[presenceEvent('active')], 'active']);
});

test('coming back before the delay publishes nothing', async () => {
  await makeRequest(anton);
  const bramSocket = await connect(bram);
  await hidePage(anton);
  await makeRequest(anton);
  clock.advance(15_000);
  await publishDueOffline(app);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([]);
});

test('a delayed leave event does not reach members who may no longer see it', async () => {
  await makeRequest(anton);
  await hidePage(anton);
  const bramSocket = await connect(bram);
  await change(anton, { shares_presence: false });
  await awaitDelivery(bram, bramSocket);
  clock.advance(15_000);
  await publishDueOffline(app);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('away')]);
});

test('a page may report being hidden at most 12 times a minute', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await as(anton).send(pageHidden)).status);
  expect(statuses.filter(status => status === 429)).toHaveLength(8);
});

test('logging out or hiding a page on one of two devices keeps the member online, whichever server handles it', async () => {
  const phone = other.as(await secondLogin(anton));
  await makeRequest(anton);
  moveBothClocks(1_000);
  await phone.call(getUser);
  const bramSocket = await connect(bram);
  moveBothClocks(61_000);
  await phone.call(pageHidden);
  await awaitDelivery(bram, bramSocket);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('online');
  await phone.call(getUser);
  await as(anton).call(logout);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([]);
  await phone.call(logout);
  await expect.poll(() => eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('active')]);
});

test('a device unused for five minutes, and one with an ended session, keep nobody online', async () => {
  const [idle, ended] = [await secondLogin(anton), await secondLogin(anton)];
  await as(idle).call(getUser);
  clock.advance(5 * 60_000);
  await as(ended).call(getUser);
  await makeRequest(anton);
  await db.deleteFrom('sessions').where('secret_hash', '=', hashSecret(ended.sessionSecret)).execute();
  const bramSocket = await connect(bram);
  await hidePage(anton);
  await passAbsenceDelay();
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('active')]);
});

test('after five minutes without a request the next one is published again', async () => {
  await makeRequest(anton);
  const bramSocket = await connect(bram);
  clock.advance(5 * 60_000);
  await makeRequest(anton);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('online')]);
});

test('a hidden page can query the user without counting as presence', async () => {
  await makeRequest(anton);
  await hidePage(anton);
  await passAbsenceDelay();
  const bramSocket = await connect(bram);
  clock.advance(61_000);
  await as(anton).call(getUser, { query: { hidden: '1' } });
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([]);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('active');
});

test('turning presence off takes a member offline at once and permanently, and hides others (spec D5.6)', async () => {
  await makeRequest(anton);
  await makeRequest(bram);
  const [antonSocket, bramSocket] = await Promise.all([connect(anton), connect(bram)]);
  await change(anton, { shares_presence: false });
  await awaitDelivery(bram, bramSocket);
  await change(anton, { shares_presence: false });
  await awaitDelivery(bram, bramSocket);
  await hidePage(anton);
  await makeRequest(anton);
  await hidePage(bram);
  await makeRequest(bram);
  await awaitDelivery(bram, bramSocket);
  await awaitDelivery(anton, antonSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('away')]);
  expect(eventsOfType(antonSocket, 'presence')).toEqual([]);
  expect(eventsOfType(antonSocket, 'sharing')).toHaveLength(1);
  await change(anton, { shares_presence: true });
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([presenceEvent('away'), presenceEvent('online')]);
});

test('turning invisible goes offline for members never written to or liked, and not for others (spec 4.5)', async () => {
  const carl = await signUpMember({ name: 'Carl', credits: 9 });
  await send(carl, anton);
  await makeRequest(anton);
  const [bramSocket, carlSocket] = await Promise.all([connect(bram), connect(carl)]);
  await change(anton, { invisible: true });
  await change(anton, { invisible: true });
  await awaitDelivery(carl, carlSocket);
  for (const step of [hidePage, passAbsenceDelay, makeRequest]) {
    await awaitDelivery(bram, bramSocket);
    await step(anton);
  }
  await awaitDelivery(bram, bramSocket);
  await awaitDelivery(carl, carlSocket);
  expect(eventsOfType(carlSocket, 'presence')).toEqual([presenceEvent('away')]);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([
    presenceEvent('online'),
    presenceEvent('active'),
    presenceEvent('online'),
  ]);
});

test('concurrent requests and page leaves on two devices are all answered', async () => {
  const second = await secondLogin(anton);
  const devices = [as(anton), as(second), other.as(second)];
  for (let round = 0; round < 12; round++) {
    moveBothClocks(61_000);
    const requests = devices.flatMap(device => [device.send(getUser), device.send(pageHidden)]);
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(new Set(statuses).isSubsetOf(new Set([200, 204]))).toBe(true);
  }
});

test('presence of members offline for more than two weeks is purged, of others not', async () => {
  await makeRequest(anton);
  clock.advance(15 * 86_400_000 + 5 * 60_000);
  await makeRequest(bram);
  await purgeOldPresence(app);
  const remaining = await db.selectFrom('presence').select('profile_id').execute();
  expect(remaining.map(({ profile_id }) => profile_id)).toContain(bram.profileId);
  expect(remaining.map(({ profile_id }) => profile_id)).not.toContain(anton.profileId);
});

test('a visible page that fetches the user every five minutes stays online by its socket, and a page that vanished is offline after five minutes (spec 7.1, D2.22, D4.8)', async () => {
  await makeRequest(anton);
  const [antonSocket, bramSocket] = [await connect(anton), await connect(bram)];
  const activity = async () => (await chatsOf(bram))[0]?.profile.activity;
  for (let minute = 1; minute <= 11; minute++) {
    clock.advance(60_000);
    await sendPresent(antonSocket, anton);
    await expect.poll(onlineUntil).toEqual(new Date(clock.now().getTime() + 300_000));
    expect(await activity()).toBe('online');
  }
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'presence')).toEqual([]);
  antonSocket.close();
  clock.advance(299_999);
  expect(await activity()).toBe('online');
  clock.advance(1);
  expect(await activity()).toBe('active');
});

test('a page says it is visible as often as it likes: its session is marked once a minute, and nobody else (spec D4.8)', async () => {
  await makeRequest(anton);
  const until = await onlineUntil();
  const [antonSocket, bramSocket] = [await connect(anton), await connect(bram)];
  clock.advance(59_999);
  for (let n = 0; n < 5; n++) await sendPresent(antonSocket, anton);
  clock.advance(1);
  await sendPresent(bramSocket, anton);
  await sendPresent(bramSocket, bram);
  await expect.poll(async () => (await chatsOf(anton))[0]?.profile.activity).toBe('online');
  expect(await onlineUntil()).toEqual(until);
});
