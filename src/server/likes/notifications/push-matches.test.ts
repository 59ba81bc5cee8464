import { beforeEach, describe, expect, test } from 'vitest';
import { like } from '#contract/likes';
import { pushSources } from '../../domains.ts';
import { pushMissed } from '../../notifications/push/push-missed.ts';
import { startPushServer } from '../../notifications/push/testing/start-push-server.ts';
import type { TestMember } from '../../testing/members.ts';

const { app, as, db, clock, service, signUpMember, subscribe, takePushes, settled, flush } =
  await startPushServer();

const likes = (from: TestMember, to: TestMember) => as(from).call(like, { body: { id: to.profileId } });

let jan: TestMember;
let bram: TestMember;
beforeEach(async () => {
  [jan, bram] = [await signUpMember({ name: 'Jan' }), await signUpMember({ name: 'Bram' })];
});

describe('a member who completed the match saw it at once and gets no push about it (spec 4.11, 4.7)', () => {
  test('from the job of each minute, which finds the push of the other member', async () => {
    await likes(bram, jan);
    await settled();
    const [laptop, phone] = [await subscribe(jan), await subscribe(bram)];
    clock.advance(1_000);
    await likes(jan, bram);
    await takePushes(phone);
    await db.updateTable('likes').set({ pushed_at: null }).where('liked_id', '=', bram.profileId).execute();
    await pushMissed(app, pushSources);
    expect(await takePushes(laptop)).toEqual([]);
    expect(await takePushes(phone)).toMatchObject([{ title: 'Jij en Jan vinden elkaar leuk' }]);
  });

  test('from the outbox, where the push about the like waited until they liked back', async () => {
    const laptop = await subscribe(jan);
    service.setTrouble({ status: 503 });
    await likes(bram, jan);
    await settled();
    service.setTrouble(null);
    clock.advance(1_000);
    await likes(jan, bram);
    await settled();
    clock.advance(60_000);
    await flush();
    expect(await takePushes(laptop)).toEqual([]);
  });
});
