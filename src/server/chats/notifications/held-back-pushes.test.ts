import { beforeEach, describe, expect, test } from 'vitest';
import { VIEWING } from '#contract/constants';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { pushSources } from '../../domains.ts';
import { pushMissed } from '../../notifications/push/push-missed.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { purgeViews } from '../viewing/record-view.ts';
import { messagePushes } from './push-messages.ts';
import { startMessagePushes } from './testing/start-message-pushes.ts';

const server = await startMessagePushes();
const {
  app,
  as,
  db,
  clock,
  signUpMember,
  takePushes,
  settled,
  flush,
  send,
  block,
  converse,
  unmark,
  view,
  members,
} = server;
const { connect } = createMemberSockets(server);

let jan: TestMember;
let bram: TestMember;
let phone: ReturnType<typeof members>['phone'];
beforeEach(() => {
  ({ jan, bram, phone } = members());
});

describe('quiet hours (spec 3.4)', () => {
  test('hold everything back until they end, and then one push says what is unread', async () => {
    await converse();
    const noon = 12 * 60;
    const hours = { starts_at: noon - 60, ends_at: noon + 90, time_zone: 'UTC' };
    await as(bram).call(changeQuietHours, { body: { quiet_hours: hours } });
    await send(jan, bram, 'Een');
    clock.advance(60_000);
    await send(jan, bram, 'Twee');
    await settled();
    clock.advance(88 * 60_000);
    await flush();
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
    clock.advance(60_000);
    await flush();
    expect(await takePushes(phone)).toMatchObject([{ body: '2 nieuwe berichten' }]);
  });

  test('that were prolonged meanwhile hold for longer', async () => {
    const hours = { starts_at: 11 * 60, ends_at: 13 * 60, time_zone: 'UTC' };
    await as(bram).call(changeQuietHours, { body: { quiet_hours: hours } });
    await send(jan, bram, 'Een');
    await settled();
    await as(bram).call(changeQuietHours, { body: { quiet_hours: { ...hours, ends_at: 14 * 60 } } });
    clock.advance(3_600_000);
    await flush();
    expect(await takePushes(phone)).toEqual([]);
    clock.advance(3_600_000);
    await flush();
    expect(await takePushes(phone)).toHaveLength(1);
  });
});

describe('the job of each minute (spec 4.11)', () => {
  const missed = async () => {
    const now = clock.now();
    const since = new Date(now.getTime() - 600_000);
    const subjects = await messagePushes.missed(db, { since, until: now, now, limit: 5_000 });
    return subjects.filter(({ profileId }) => profileId === bram.profileId).map(({ subject }) => subject);
  };

  test('finds the conversations that wait longest first', async () => {
    const sent: string[] = [];
    for (let sender = 0; sender < 5; sender++) {
      clock.advance(1_000);
      sent.push((await send(await signUpMember({ credits: 9 }), bram)).message.conversation);
    }
    await settled();
    await unmark();
    expect(await missed()).toEqual(sent);
  });

  test('does not find what would not be pushed, which would come before the others every time', async () => {
    const known = await converse();
    await view(await connect(bram), known);
    await send(jan, bram, 'Gezien');
    const kees = await signUpMember({ credits: 9 });
    const blocked = await send(kees, bram, 'Hallo');
    await settled();
    await unmark();
    expect(await missed()).toEqual([blocked.message.conversation]);
    await block(bram, kees);
    expect(await missed()).toEqual([]);
    clock.advance(VIEWING.expiryMs);
    expect(await missed()).toEqual([known]);
    const never = { email: 'never', push: 'never' } as const;
    await as(bram).call(changeNotificationPreference, { body: { type: 'new_messages', ...never } });
    expect(await missed()).toEqual([]);
  });
});

describe('a conversation before the eyes of the member (spec 4.11)', () => {
  test('gets no push, on any device, until the page shows it no more', async () => {
    const conversation = await converse();
    const laptop = await connect(await withSecondSession(app, bram));
    const page = await view(laptop, conversation);
    await send(jan, bram, 'Een');
    expect(await takePushes(phone)).toEqual([]);
    await view(laptop, null, { page });
    await send(jan, bram, 'Twee');
    expect(await takePushes(phone)).toMatchObject([{ body: '2 nieuwe berichten' }]);
  });

  test('does not hold back pushes of other conversations', async () => {
    const conversation = await converse();
    await view(await connect(bram), conversation);
    await send(await signUpMember({ name: 'Kees', credits: 9 }), bram, 'Hallo');
    expect(await takePushes(phone)).toMatchObject([{ title: 'Kees' }]);
  });

  test('is believed for a minute, as the page repeats it; what stayed unread is pushed then', async () => {
    const conversation = await converse();
    await view(await connect(bram), conversation);
    await send(jan, bram, 'Een');
    await settled();
    clock.advance(VIEWING.expiryMs);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toMatchObject([{ body: 'Een' }]);
    clock.advance(1_000);
    await purgeViews(app);
    expect(await db.selectFrom('conversation_views').selectAll().execute()).toEqual([]);
  });

  test('of one tab is not ended by another tab', async () => {
    const conversation = await converse();
    const socket = await connect(bram);
    await view(socket, conversation);
    await view(socket, null);
    await send(jan, bram, 'Een');
    expect(await takePushes(phone)).toEqual([]);
  });

  test('cannot be claimed or ended for another member, nor for the conversation of others', async () => {
    const conversation = await converse();
    const stranger = await signUpMember();
    const attacker = await connect(stranger);
    const page = await view(await connect(bram), conversation);
    await view(attacker, null, { by: bram.profileId, page });
    const own = { by: stranger.profileId };
    await view(attacker, conversation, own);
    await view(attacker, conversation, { ...own, page });
    await view(attacker, null, { ...own, page });
    expect(await db.selectFrom('conversation_views').select(['id', 'profile_id']).execute()).toEqual([
      { id: page, profile_id: bram.profileId },
    ]);
    expect(attacker.closedWith()).toBeUndefined();
  });

  test('an unreadable frame closes the socket', async () => {
    const { socket, closedWith } = await connect(bram);
    socket.send(JSON.stringify({ type: 'viewing', by: bram.profileId, page: 'x', conversation: 1 }));
    await expect.poll(closedWith).toBe(1008);
  });
});
