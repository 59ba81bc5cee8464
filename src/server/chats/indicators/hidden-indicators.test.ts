import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, pageHidden } from '#contract/accounts';
import { getChat, getChats, readChat } from '#contract/chats';
import type { LiveEvent } from '#contract/events';
import { changeProfile } from '#contract/profiles';
import type { TestSocket } from '../../platform/live/testing/open-socket.ts';
import { transact } from '../../platform/transact.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { flushDelivered } from './record-delivered.ts';

const server = await startTestServer();
const { app, as, db, clock, signUpMember } = server;
const { send, remove, block } = chatActions(server);
const { connect, sendTyping, awaitDelivery, events } = createMemberSockets(server);

const indicatorTypes: readonly LiveEvent['type'][] = ['typing', 'presence', 'delivered', 'read'];

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
});

async function actVisibly(
  who: TestMember,
  partner: TestMember,
  conversation: string | null,
  opened?: TestSocket,
): Promise<void> {
  const browser = as(who);
  const socket = opened ?? (await connect(who));
  await sendTyping(socket, who, partner);
  await sendTyping(socket, who, partner, false);
  await browser.call(getUser);
  await browser.call(getChats);
  await browser.send(getChat, { query: { profile: partner.profileId } });
  if (conversation) await browser.send(readChat, { body: { conversation, seq: 9 } });
  await browser.call(pageHidden);
  clock.advance(600_000);
  await browser.call(getUser);
  // These notices bypass the calls above, to test the check in the serializers.
  for (const type of indicatorTypes)
    app.bus.publish({
      to: [partner.profileId],
      type,
      ids: { of: who.profileId, by: who.profileId, conversation: conversation ?? '', seq: 1, typing: true },
    });
  await flushDelivered(app);
}

async function eventsReceivedBy(other: TestMember, act: () => Promise<void>): Promise<string[]> {
  const socket = await connect(other);
  await act();
  await awaitDelivery(other, socket);
  return events(socket)
    .map(({ type }) => type)
    .filter(type => (indicatorTypes as readonly string[]).includes(type));
}

test('a partner in a conversation receives all of it', async () => {
  const { message } = await send(bram, anton);
  const received = await eventsReceivedBy(bram, () => actVisibly(anton, bram, message.conversation));
  expect(new Set(received)).toEqual(new Set(indicatorTypes));
});

describe('no byte of typing, presence, reading or delivery', () => {
  test('reaches a member without a conversation', async () => {
    const outsider = await signUpMember({ premium: true, credits: 9 });
    const { message } = await send(bram, anton);
    expect(await eventsReceivedBy(outsider, () => actVisibly(anton, bram, message.conversation))).toEqual([]);
    expect(await eventsReceivedBy(bram, () => actVisibly(outsider, bram, message.conversation))).toEqual([]);
    expect(await eventsReceivedBy(outsider, () => actVisibly(anton, outsider, message.conversation))).toEqual(
      [],
    );
  });

  test('passes between two members with a block', async () => {
    const { message } = await send(bram, anton);
    await block(bram, anton);
    expect(await eventsReceivedBy(bram, () => actVisibly(anton, bram, message.conversation))).toEqual([]);
    expect(await eventsReceivedBy(anton, () => actVisibly(bram, anton, message.conversation))).toEqual([]);
  });

  test('of an invisible member reaches a member they never wrote to', async () => {
    const { message } = await send(bram, anton);
    await as(anton).call(changeProfile, { body: { invisible: true } });
    expect(await eventsReceivedBy(bram, () => actVisibly(anton, bram, message.conversation))).toEqual([]);
  });

  test('of an unconfirmed member, whose messages are held, is sent', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed' });
    const { message } = await send(fresh, bram);
    expect(await eventsReceivedBy(bram, () => actVisibly(fresh, bram, message.conversation))).toEqual([]);
    expect(await eventsReceivedBy(fresh, () => actVisibly(bram, fresh, message.conversation))).toEqual([]);
  });

  test('of a banned member is sent', async () => {
    const { message } = await send(bram, anton);
    const opened = await connect(anton);
    const act = () => actVisibly(anton, bram, message.conversation, opened);
    await db.updateTable('accounts').set({ status: 'banned' }).where('id', '=', anton.accountId).execute();
    expect(await eventsReceivedBy(bram, () => act().catch(() => undefined))).toEqual([]);
  });

  test('reaches a member who deleted the chat', async () => {
    const { message } = await send(bram, anton);
    await remove(bram, message.conversation);
    expect(await eventsReceivedBy(bram, () => actVisibly(anton, bram, message.conversation))).toEqual([]);
  });

  test('passes in either direction if one of the two hides everything', async () => {
    const { message } = await send(bram, anton);
    const hides = { shares_typing: false, shares_read: false, shares_presence: false };
    for (const [who, other] of [
      [anton, bram],
      [bram, anton],
    ] as const) {
      await as(who).call(changeProfile, { body: hides });
      expect(await eventsReceivedBy(other, () => actVisibly(who, other, message.conversation))).toEqual([]);
      expect(await eventsReceivedBy(who, () => actVisibly(other, who, message.conversation))).toEqual([]);
    }
  });

  test('comes back to the typing member, whether they name a partner, a blocker or an unknown member', async () => {
    await send(bram, anton);
    const blocker = await signUpMember();
    await block(blocker, anton);
    const unknown = { ...blocker, profileId: '00000000-0000-4000-8000-000000000000' };
    const antonSocket = await connect(anton);
    for (const to of [bram, blocker, anton, unknown]) await sendTyping(antonSocket, anton, to);
    await awaitDelivery(anton, antonSocket);
    expect(events(antonSocket)).toEqual([]);
    expect(antonSocket.closedWith()).toBeUndefined();
  });

  test('a hook for a member without partners publishes nothing', async () => {
    const { profileId } = await signUpMember();
    const socket = await connect(bram);
    await transact(app, tx => app.hooks.onPresenceChanged.run(tx, { profileId }));
    await awaitDelivery(bram, socket);
    expect(events(socket)).toEqual([]);
  });
});
