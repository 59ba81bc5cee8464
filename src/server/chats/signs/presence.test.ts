import { beforeEach, expect, test } from 'vitest';
import { getUser, logout, pageHidden } from '#contract/accounts';
import { changeProfile } from '#contract/profiles';
import { listening } from '../../testing/listening.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { conversing } from '../testing/conversing.ts';

const server = await startTestServer();
const { as, clock, signUpMember } = server;
const { send, chatsOf } = conversing(server);
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
  await settled(bram, his);
  expect(signsOf(his, 'presence')).toEqual([now('online'), now('active')]);
  clock.advance(10_000);
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

test('leaving and coming back over and over is told 12 times a minute at most', async () => {
  const his = await listen(bram);
  const hide = () => as(anton).send(pageHidden);
  await come(anton);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) {
    statuses.push((await hide()).status);
    await come(anton);
  }
  await settled(bram, his);
  expect(statuses.filter(status => status === 429)).toHaveLength(8);
  expect(signsOf(his, 'presence').length).toBeLessThanOrEqual(25);
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
  for (const step of [leave, come]) {
    await settled(bram, his);
    await step(anton);
  }
  await settled(bram, his);
  await settled(carl, carls);
  expect(signsOf(carls, 'presence')).toEqual([now('away')]);
  expect(signsOf(his, 'presence')).toEqual([now('online'), now('active'), now('online')]);
});
