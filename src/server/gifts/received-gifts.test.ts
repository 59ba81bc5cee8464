import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { deleteChat } from '#contract/chats';
import type { Gift } from '#contract/gift-catalogue';
import { sendGift } from '#contract/gifts';
import { changeProfile, getMember } from '#contract/profiles';
import { conversing } from '../chats/testing/conversing.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, as, signUpMember, visitor } = server;
const { block } = conversing(server);

let anton: TestMember;
let bram: TestMember;
let carl: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ credits: 50 });
  bram = await signUpMember({ visibleToVisitors: true });
  carl = await signUpMember({ credits: 50 });
});

const give = (from: TestMember, gift: Gift) =>
  as(from).call(sendGift, { body: { to: bram.profileId, client_id: randomUUID(), gift } });
const giftsSeenBy = async (viewer: TestMember) =>
  (await as(viewer).call(getMember, { query: { id: bram.profileId } })).member.gifts;

test('a member’s page counts what he was given by kind, in the order of the catalogue, and names nobody', async () => {
  await give(anton, 'beer');
  await give(carl, 'beer');
  await give(anton, 'rose');
  const answer = await as(carl).call(getMember, { query: { id: bram.profileId } });
  expect(answer.member.gifts).toEqual([
    { gift: 'rose', count: 1 },
    { gift: 'beer', count: 2 },
  ]);
  expect(JSON.stringify(answer)).not.toContain(anton.profileId);
});

test('visitors see none, and nobody where he shows them to nobody', async () => {
  await give(anton, 'beer');
  expect((await visitor().call(getMember, { query: { id: bram.profileId } })).member.gifts).toEqual([]);
  await as(bram).call(changeProfile, { body: { shows_gifts: false } });
  expect([await giftsSeenBy(anton), await giftsSeenBy(bram)]).toEqual([[], []]);
  await as(bram).call(changeProfile, { body: { shows_gifts: true } });
  expect(await giftsSeenBy(bram)).toEqual([{ gift: 'beer', count: 1 }]);
});

test('what is not delivered, came back, was deleted by him or went with a block does not count', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 10 });
  await give(fresh, 'coffee');
  const { message: back } = await give(anton, 'bear');
  await db.updateTable('messages').set({ returned: 5 }).where('id', '=', back.id).execute();
  const { message: deleted } = await give(carl, 'wine');
  await as(bram).call(deleteChat, { body: { conversation: deleted.conversation } });
  expect(await giftsSeenBy(anton)).toEqual([]);
  await give(carl, 'wine');
  expect(await giftsSeenBy(anton)).toEqual([{ gift: 'wine', count: 1 }]);
  await block(bram, carl);
  expect(await giftsSeenBy(anton)).toEqual([]);
});

test('what he gave others does not count as his', async () => {
  await give(anton, 'beer');
  await as(bram).call(sendGift, { body: { to: anton.profileId, client_id: randomUUID(), gift: 'coffee' } });
  expect(await giftsSeenBy(bram)).toEqual([{ gift: 'beer', count: 1 }]);
});
