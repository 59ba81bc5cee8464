import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { logout } from '#contract/accounts';
import { changeProfile } from '#contract/profiles';
import type { TestSocket } from '../../platform/live/testing/open-socket.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const server = await startTestServer();
const other = await startTestServer({ DATABASE_URL: server.app.config.databaseUrl ?? '' });
const { as, clock, db, signUpMember } = server;
const { send, remove, block, unsend } = chatActions(server);
const { connect, sendTyping, awaitDelivery, eventsOfType } = createMemberSockets(server);

let anton: TestMember;
let bram: TestMember;
let conversation: string;
let antonSocket: TestSocket;
let bramSocket: TestSocket;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
  ({
    message: { conversation },
  } = await send(bram, anton));
  [antonSocket, bramSocket] = [await connect(anton), await connect(bram)];
});

async function typingEvents(): Promise<number> {
  await awaitDelivery(bram, bramSocket);
  return eventsOfType(bramSocket, 'typing').length;
}

test('start and end of typing reach the other member of the conversation, without any text', async () => {
  await sendTyping(antonSocket, anton, bram);
  await sendTyping(antonSocket, anton, bram, false);
  await awaitDelivery(bram, bramSocket);
  expect(eventsOfType(bramSocket, 'typing')).toEqual([
    { type: 'typing', conversation, typing: true },
    { type: 'typing', conversation, typing: false },
  ]);
  expect(eventsOfType(antonSocket, 'typing')).toEqual([]);
});

const share = (who: TestMember, shares_typing: boolean) =>
  as(who).call(changeProfile, { body: { shares_typing } });

describe('typing is no longer published at once', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['if the typing member blocked the viewer', () => block(anton, bram)],
    ['if the viewer blocked the typing member', () => block(bram, anton)],
    ['if the viewer deleted the chat', () => remove(bram, conversation)],
    ['if the typing member no longer shares it (spec D5.6)', () => share(anton, false)],
    ['if the viewer no longer shares it', () => share(bram, false)],
    [
      'if the typing member became invisible',
      () => as(anton).call(changeProfile, { body: { invisible: true } }),
    ],
    ['if the typing member logged out', () => as(anton).call(logout)],
  ])('%s', async (_why, end) => {
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
    await end();
    await Promise.race([
      sendTyping(antonSocket, anton, bram),
      expect.poll(() => antonSocket.closedWith()).toBe(4403),
    ]);
    expect(await typingEvents()).toBe(1);
  });

  test('if the invisible typing member took their messages back', async () => {
    const { message } = await send(anton, bram);
    await as(anton).call(changeProfile, { body: { invisible: true } });
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
    await unsend(anton, message.id);
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
  });

  test('if another server handled the request', async () => {
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
    await other.as(bram).call(changeProfile, { body: { shares_typing: false } });
    const seen = bramSocket.frames.length;
    other.app.bus.publish({ to: [bram.profileId], type: 'like_seen', ids: { liker: 'marker' } });
    await expect
      .poll(() => bramSocket.frames.slice(seen).some(({ type }) => type === 'like_seen'))
      .toBe(true);
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
  });

  test('within ten seconds if it ended without a notice', async () => {
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
    await db.updateTable('profiles').set({ status: 'disabled' }).where('id', '=', anton.profileId).execute();
    clock.advance(10_000);
    await sendTyping(antonSocket, anton, bram);
    expect(await typingEvents()).toBe(1);
  });
});

test('typing is published again at once when it is allowed again', async () => {
  await share(bram, false);
  await sendTyping(antonSocket, anton, bram);
  await share(bram, true);
  await sendTyping(antonSocket, anton, bram);
  expect(await typingEvents()).toBe(1);
});

test('an outsider neither sends nor receives typing, whatever members they name as recipient or sender', async () => {
  const outsider = await signUpMember({ premium: true });
  const outsiderSocket = await connect(outsider);
  for (const by of [outsider, anton, bram])
    for (const to of [anton, bram, outsider]) await sendTyping(outsiderSocket, by, to);
  await sendTyping(outsiderSocket, { ...anton, profileId: randomUUID() }, bram);
  await sendTyping(antonSocket, anton, bram);
  await awaitDelivery(outsider, outsiderSocket);
  await awaitDelivery(anton, antonSocket);
  expect([
    await typingEvents(),
    ...[antonSocket, outsiderSocket].map(socket => eventsOfType(socket, 'typing').length),
  ]).toEqual([1, 0, 0]);
});

test('120 frames a minute are accepted, further ones are ignored, and ten times as many close the socket', async () => {
  const second = await connect(anton);
  for (let n = 0; n < 70; n++) {
    void sendTyping(antonSocket, anton, bram);
    await sendTyping(second, anton, bram);
  }
  await expect.poll(typingEvents).toBe(120);
  clock.advance(60_000);
  await sendTyping(antonSocket, anton, bram);
  expect(await typingEvents()).toBe(121);
  for (let n = 0; n < 1_300; n++)
    antonSocket.socket.send(
      JSON.stringify({ type: 'typing', by: anton.profileId, to: bram.profileId, typing: true }),
    );
  await expect.poll(() => antonSocket.closedWith()).toBe(4429);
  expect(await typingEvents()).toBe(240);
});
