import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sendMessage } from '#contract/chats';
import { deleteAccount, reactivate } from '#contract/deletion';
import { like } from '#contract/likes';
import { changeProfile } from '#contract/profiles';
import { eraseAccount } from '../accounts/deletion/erase-account.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, as, db, signUpMember, visitor } = server;
const { connect, awaitDelivery, events } = createMemberSockets(server);
const PASSWORD = 'purple-evening-7';

let bram: TestMember;
beforeEach(async () => {
  bram = await signUpMember({ credits: 9 });
});

const write = (from: TestMember, to: TestMember) =>
  as(from).call(sendMessage, { body: { to: to.profileId, client_id: randomUUID(), text: 'Hello' } });
const giveLike = (from: TestMember, to: TestMember) => as(from).call(like, { body: { id: to.profileId } });
const makeInvisible = (member: TestMember) => as(member).call(changeProfile, { body: { invisible: true } });

async function eventsSeenBy(other: TestMember, left: TestMember): Promise<string[]> {
  const socket = await connect(other);
  await as(left).call(deleteAccount, { body: { password: PASSWORD } });
  const token = await latestPageToken(db, left.email, 'reactivate');
  await visitor().call(reactivate, { body: { token } });
  await awaitDelivery(other, socket);
  return events(socket)
    .map(({ type }) => type)
    .filter(type => type === 'gone' || type === 'returned');
}

test('an unconfirmed member leaves and returns without events, because messages and likes were held (spec 4.3)', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 3, password: PASSWORD });
  await write(fresh, bram);
  await giveLike(fresh, bram);
  expect(await eventsSeenBy(bram, fresh)).toEqual([]);
});

test('the erasure of an unconfirmed member causes no events', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
  await write(fresh, bram);
  await giveLike(fresh, bram);
  const socket = await connect(bram);
  expect(await eraseAccount(app, fresh.accountId, 'not_confirmed')).toBe(true);
  await awaitDelivery(bram, socket);
  expect(events(socket)).toEqual([]);
});

test('an invisible member leaves and returns without events for members who liked them without an answer', async () => {
  const hidden = await signUpMember({ password: PASSWORD });
  await giveLike(bram, hidden);
  await makeInvisible(hidden);
  expect(await eventsSeenBy(bram, hidden)).toEqual([]);
});

test('members whom an invisible member liked, wrote to or has a conversation with get the events', async () => {
  const liker = await signUpMember({ password: PASSWORD });
  await giveLike(liker, bram);
  const answered = await signUpMember({ password: PASSWORD });
  await write(bram, answered);
  for (const hidden of [liker, answered]) {
    await makeInvisible(hidden);
    expect(await eventsSeenBy(bram, hidden)).toEqual(['gone', 'returned']);
  }
});
