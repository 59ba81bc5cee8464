import { beforeEach, describe, expect, test } from 'vitest';
import { unblockMember } from '#contract/blocks';
import { changeDiscretion } from '#contract/discretion';
import * as calls from '#contract/likes';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { changeProfile } from '#contract/profiles';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { pushSources } from '../../domains.ts';
import { pushMissed } from '../../notifications/push/push-missed.ts';
import { startPushServer } from '../../notifications/push/testing/start-push-server.ts';
import type { TestMember } from '../../testing/members.ts';
import { likePushes } from './push-likes.ts';

const server = await startPushServer();
const { app, as, db, clock, service, signUpMember, subscribe, takePushes, settled, flush } = server;
const { block, confirm } = chatActions(server);

type Verb = typeof calls.like | typeof calls.unlike | typeof calls.markLikeSeen;
const does = (verb: Verb) => (from: TestMember, to: TestMember) =>
  as(from).call(verb as typeof calls.like, { body: { id: to.profileId } });
const [like, unlike, see] = [does(calls.like), does(calls.unlike), does(calls.markLikeSeen)];

let jan: TestMember;
let bram: TestMember;
let phone: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  jan = await signUpMember({ name: 'Jan', credits: 9 });
  bram = await signUpMember({ name: 'Bram', credits: 9 });
  phone = await subscribe(bram);
});

describe('a push about a like (spec 4.11, 4.7)', () => {
  test('has the name, and the total of new likes and unread messages', async () => {
    await server.send(jan, bram, 'Hallo');
    await takePushes(phone);
    await like(jan, bram);
    expect(await takePushes(phone)).toEqual([
      {
        title: 'Jan vindt je leuk',
        body: 'Kijk maar eens, wanneer het je uitkomt.',
        tag: bram.profileId,
        path: '/likes',
        total: 2,
        discreet: false,
      },
    ]);
  });

  test('of several likes is one notification', async () => {
    await like(jan, bram);
    await takePushes(phone);
    await like(await signUpMember({ name: 'Kees' }), bram);
    expect(await takePushes(phone)).toMatchObject([
      { title: 'Kees en nog iemand vinden je leuk', tag: bram.profileId, total: 2 },
    ]);
  });

  test('comes once, however often the liker blocks and likes again within a day', async () => {
    await like(jan, bram);
    expect(await takePushes(phone)).toHaveLength(1);
    for (let time = 0; time < 3; time++) {
      clock.advance(60_000);
      await block(jan, bram);
      await as(jan).call(unblockMember, { body: { id: bram.profileId } });
      await like(jan, bram);
      expect(await takePushes(phone)).toEqual([]);
    }
  });

  test('of a match leads to the other member, and goes to the one who liked first', async () => {
    const laptop = await subscribe(jan);
    await like(bram, jan);
    expect(await takePushes(laptop)).toHaveLength(1);
    await like(jan, bram);
    expect(await takePushes(phone)).toMatchObject([
      {
        title: 'Jij en Jan vinden elkaar leuk',
        tag: `${jan.profileId} ${bram.profileId}`,
        path: `/members/${jan.profileId}`,
      },
    ]);
    expect(await takePushes(laptop)).toEqual([]);
  });

  test('in discreet mode shows nothing, and its tag is an id (spec D5.2)', async () => {
    await as(bram).call(changeDiscretion, { body: { discreet: true } });
    await like(jan, bram);
    const [push] = await takePushes(phone);
    expect(push).toMatchObject({ title: 'Agenda', tag: bram.profileId, discreet: true });
    expect(push?.body).toBe('Je hebt een nieuwe melding');
  });
});

describe('no push about a like (spec 4.11)', () => {
  test('comes twice, also when it is taken back and given again', async () => {
    await like(jan, bram);
    expect(await takePushes(phone)).toHaveLength(1);
    for (let time = 0; time < 5; time++) {
      await unlike(jan, bram);
      await like(jan, bram);
    }
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
  });

  test('comes before the liker is activated', async () => {
    const fresh = await signUpMember({ name: 'Fresh', status: 'not_confirmed' });
    await like(fresh, bram);
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toEqual([]);
    await confirm(fresh);
    expect(await takePushes(phone)).toMatchObject([{ title: 'Fresh vindt je leuk' }]);
  });

  test('comes when the member chose never', async () => {
    await as(bram).call(changeNotificationPreference, {
      body: { type: 'like', email: 'daily', push: 'never' },
    });
    await like(jan, bram);
    expect(await takePushes(phone)).toEqual([]);
    const now = clock.now();
    const period = { since: new Date(now.getTime() - 600_000), until: now, now, limit: 5_000 };
    const missed = await likePushes.missed(db, period);
    expect(missed.filter(({ profileId }) => profileId === bram.profileId)).toEqual([]);
  });

  test('is repeated after it was seen or taken back, or after a block', async () => {
    const likers = [jan, await signUpMember(), await signUpMember()] as const;
    service.setTrouble({ status: 503 });
    for (const liker of likers) await like(liker, bram);
    await settled();
    service.setTrouble(null);
    await see(bram, likers[0]);
    await unlike(likers[1], bram);
    await block(bram, likers[2]);
    clock.advance(60_000);
    await flush();
    expect(await takePushes(phone)).toEqual([]);
  });

  test('comes in quiet hours; it comes when they end', async () => {
    const hours = { starts_at: 0, ends_at: 23 * 60 + 59, time_zone: 'UTC' };
    await as(bram).call(changeQuietHours, { body: { quiet_hours: hours } });
    await like(jan, bram);
    expect(await takePushes(phone)).toEqual([]);
    await as(bram).call(changeQuietHours, { body: { quiet_hours: null } });
    clock.advance(12 * 3_600_000);
    await flush();
    expect(await takePushes(phone)).toHaveLength(1);
  });

  test('is lost when no worker noticed the like', async () => {
    await like(jan, bram);
    await takePushes(phone);
    await db.updateTable('likes').set({ pushed_at: null }).where('liked_id', '=', bram.profileId).execute();
    await pushMissed(app, pushSources);
    expect(await takePushes(phone)).toHaveLength(1);
  });

  test('hides an invisible liker, because a like shows them to the liked member (spec D2.25)', async () => {
    await as(jan).call(changeProfile, { body: { invisible: true } });
    await like(jan, bram);
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jan vindt je leuk' }]);
  });
});
