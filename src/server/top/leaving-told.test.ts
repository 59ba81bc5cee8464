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
const { connect, settled, events } = createMemberSockets(server);
const PASSWORD = 'purple-evening-7';

let bram: TestMember;
beforeEach(async () => {
  bram = await signUpMember({ credits: 9 });
});

const write = (from: TestMember, to: TestMember) =>
  as(from).call(sendMessage, { body: { to: to.profileId, client_id: randomUUID(), text: 'Hello' } });
const likes = (from: TestMember, to: TestMember) => as(from).call(like, { body: { id: to.profileId } });
const hides = (member: TestMember) => as(member).call(changeProfile, { body: { invisible: true } });

/** Leaves and comes back; resolves what another one's browser heard meanwhile. */
async function heardBy(other: TestMember, left: TestMember): Promise<string[]> {
  const socket = await connect(other);
  await as(left).call(deleteAccount, { body: { password: PASSWORD } });
  const token = await latestPageToken(db, left.email, 'reactivate');
  await visitor().call(reactivate, { body: { token } });
  await settled(other, socket);
  return events(socket)
    .map(({ type }) => type)
    .filter(type => type === 'gone' || type === 'returned');
}

test('one who never confirmed leaves and returns in silence: what he wrote and whom he liked was held back (section 4)', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 3, password: PASSWORD });
  await write(fresh, bram);
  await likes(fresh, bram);
  expect(await heardBy(bram, fresh)).toEqual([]);
});

test('so it is when he is erased', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
  await write(fresh, bram);
  await likes(fresh, bram);
  const socket = await connect(bram);
  expect(await eraseAccount(app, fresh.accountId, 'not_confirmed')).toBe(true);
  await settled(bram, socket);
  expect(events(socket)).toEqual([]);
});

test('who hides leaves and returns in silence for those who liked him and whom he never answered', async () => {
  const hidden = await signUpMember({ password: PASSWORD });
  await likes(bram, hidden);
  await hides(hidden);
  expect(await heardBy(bram, hidden)).toEqual([]);
});

test('whom he liked or wrote to hears of it though he hides, and so does who has a conversation with him', async () => {
  const liker = await signUpMember({ password: PASSWORD });
  await likes(liker, bram);
  const answered = await signUpMember({ password: PASSWORD });
  await write(bram, answered);
  for (const hidden of [liker, answered]) {
    await hides(hidden);
    expect(await heardBy(bram, hidden)).toEqual(['gone', 'returned']);
  }
});
