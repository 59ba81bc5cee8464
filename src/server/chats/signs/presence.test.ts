import { beforeEach, expect, test } from 'vitest';
import { getUser, logout, pageHidden } from '#contract/accounts';
import { changeProfile } from '#contract/profiles';
import { hashSecret } from '../../platform/secrets.ts';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { publishDueAbsences } from '../../profiles/publish-absence.ts';
import { purgeOldPresence } from '../../profiles/purge-presence.ts';
import { listening } from '../../testing/listening.ts';
import { atAnotherDevice, type TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf } = chatActions(server);
const { listen, settled, signsOf } = listening(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
  await send(anton, bram);
});

const come = (who: TestMember) => as(who).call(getUser);
const leave = (who: TestMember) => as(who).call(pageHidden);
const change = (who: TestMember, body: object) => as(who).call(changeProfile, { body });
const secondLogin = (who: TestMember) => atAnotherDevice(app, who);
/** After which others see that somebody left. */
async function quarterOfAMinute() {
  clock.advance(15_000);
  await publishDueAbsences(app);
}
const moveBothClocks = (ms: number) => {
  clock.advance(ms);
  other.clock.advance(clock.now().getTime() - other.clock.now().getTime());
};
const now = (activity: string) => ({ type: 'presence', profile: anton.profileId, activity });

test('who comes and who leaves is told to those he has a conversation with, at that step and not with every sign', async () => {
  const his = await listen(bram);
  await come(anton);
  for (let minute = 0; minute < 4; minute++) {
    clock.advance(61_000);
    await come(anton);
  }
  await settled(bram, his);
  await leave(anton);
  await leave(anton);
  await quarterOfAMinute();
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('online'), now('active')]);
  await come(anton);
  await settled(bram, his);
  expect(signsOf(his, 'presence').slice(2)).toEqual([now('online')]);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('online');
});

test('who logs out is no longer online at once', async () => {
  await come(anton);
  const his = await listen(bram);
  await as(anton).call(logout);
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('active')]);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('active');
});

test('who loads a page anew, or goes from one to the next, was never away; who stays away is seen away after 15 seconds', async () => {
  await come(anton);
  clock.advance(60_000);
  const his = await listen(bram);
  const seen = async () => (await chatsOf(bram))[0]?.profile.activity;
  for (let page = 0; page < 3; page++) {
    await leave(anton);
    clock.advance(10_000);
    await publishDueAbsences(app);
    expect(await seen()).toBe('online');
    await come(anton);
    clock.advance(10_000);
  }
  await leave(anton);
  clock.advance(14_999);
  await publishDueAbsences(app);
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[], 'online']);
  clock.advance(1);
  await publishDueAbsences(app);
  await settled(bram, his);
  expect([signsOf(his, 'presence'), await seen()]).toEqual([[now('active')], 'active']);
});

test('who comes back before it showed that he left is told of to nobody', async () => {
  await come(anton);
  const his = await listen(bram);
  await leave(anton);
  await come(anton);
  clock.advance(15_000);
  await publishDueAbsences(app);
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([]);
});

test('of a leaving that shows late one hears nothing who meanwhile may not', async () => {
  await come(anton);
  await leave(anton);
  const his = await listen(bram);
  await change(anton, { shares_presence: false });
  await settled(bram, his);
  clock.advance(15_000);
  await publishDueAbsences(app);
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('away')]);
});

test('a page says 12 times a minute at most that it is hidden', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await as(anton).send(pageHidden)).status);
  expect(statuses.filter(status => status === 429)).toHaveLength(8);
});

test('who logs out, or hides a page, at one of two devices is still here, whichever server each of them asks', async () => {
  const phone = other.as(await secondLogin(anton));
  await come(anton);
  moveBothClocks(1_000);
  await phone.call(getUser);
  const his = await listen(bram);
  moveBothClocks(61_000);
  await phone.call(pageHidden);
  await settled(bram, his);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('online');
  await phone.call(getUser);
  await as(anton).call(logout);
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([]);
  await phone.call(logout);
  await expect.poll(() => signsOf(his, 'presence')).toEqual([now('active')]);
});

test('a device where nobody was for five minutes, and one whose login was ended, keep nobody online', async () => {
  const [forgotten, ended] = [await secondLogin(anton), await secondLogin(anton)];
  await as(forgotten).call(getUser);
  clock.advance(5 * 60_000);
  await as(ended).call(getUser);
  await come(anton);
  await db.deleteFrom('sessions').where('secret_hash', '=', hashSecret(ended.sessionSecret)).execute();
  const his = await listen(bram);
  await leave(anton);
  await quarterOfAMinute();
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('active')]);
});

test('after five minutes without a sign the next one is told again', async () => {
  await come(anton);
  const his = await listen(bram);
  clock.advance(5 * 60_000);
  await come(anton);
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('online')]);
});

test('a page that is hidden asks for the user without being a sign of life', async () => {
  await come(anton);
  await leave(anton);
  await quarterOfAMinute();
  const his = await listen(bram);
  clock.advance(61_000);
  await as(anton).call(getUser, { query: { hidden: '1' } });
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([]);
  expect((await chatsOf(bram))[0]?.profile.activity).toBe('active');
});

test('who turns it off leaves at once, for good, and hears of nobody any more (decisions 5.6)', async () => {
  await come(anton);
  await come(bram);
  const [mine, his] = await Promise.all([listen(anton), listen(bram)]);
  await change(anton, { shares_presence: false });
  await settled(bram, his);
  // Said again, it tells nobody that he is at it.
  await change(anton, { shares_presence: false });
  await settled(bram, his);
  await leave(anton);
  await come(anton);
  await leave(bram);
  await come(bram);
  await settled(bram, his);
  await settled(anton, mine);
  expect(signsOf(his, 'presence')).toEqual([now('away')]);
  expect(signsOf(mine, 'presence')).toEqual([]);
  expect(signsOf(mine, 'sharing')).toHaveLength(1);
  await change(anton, { shares_presence: true });
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('away'), now('online')]);
});

test('who turns invisible leaves for those he never wrote to or liked, and stays for the others (section 4)', async () => {
  const carl = await signUpMember({ name: 'Carl', credits: 9 });
  await send(carl, anton);
  await come(anton);
  const [his, carls] = await Promise.all([listen(bram), listen(carl)]);
  await change(anton, { invisible: true });
  // Said again, it tells nobody that he is at it.
  await change(anton, { invisible: true });
  await settled(carl, carls);
  for (const step of [leave, quarterOfAMinute, come]) {
    await settled(bram, his);
    await step(anton);
  }
  await settled(bram, his);
  await settled(carl, carls);
  expect(signsOf(carls, 'presence')).toEqual([now('away')]);
  expect(signsOf(his, 'presence')).toEqual([now('online'), now('active'), now('online')]);
});

test('signs of life and pages that are left at the same moment, at two devices, are all answered', async () => {
  const second = await secondLogin(anton);
  const devices = [as(anton), as(second), other.as(second)];
  for (let round = 0; round < 12; round++) {
    moveBothClocks(61_000);
    const asked = devices.flatMap(device => [device.send(getUser), device.send(pageHidden)]);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses).isSubsetOf(new Set([200, 204]))).toBe(true);
  }
});

test('who was last here more than two weeks ago is forgotten, the others are not', async () => {
  await come(anton);
  clock.advance(15 * 86_400_000 + 5 * 60_000);
  await come(bram);
  await purgeOldPresence(app);
  const kept = await db.selectFrom('presence').select('profile_id').execute();
  expect(kept.map(({ profile_id }) => profile_id)).toContain(bram.profileId);
  expect(kept.map(({ profile_id }) => profile_id)).not.toContain(anton.profileId);
});
