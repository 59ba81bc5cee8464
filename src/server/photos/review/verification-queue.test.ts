import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations';
import { decideVerification, takeNextVerification } from '#contract/staff-photos';
import { getVerification, sendSelfie, showPose } from '#contract/verification';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { insertTestPhoto } from '../testing/insert-test-photo.ts';

const server = await startTestServer();
const { db, clock, as, signUpMember } = server;
const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const milan = await createTestStaff(server, { roles: ['moderator'] });
const noor = await createTestStaff(server, { roles: ['moderator'] });

async function waiting(): Promise<TestMember> {
  const member = await signUpMember();
  await insertTestPhoto(db, member.profileId, { main: true });
  await as(member).call(showPose);
  clock.advance(1_000);
  await as(member).call(sendSelfie, { upload });
  return member;
}
const stateOf = async (member: TestMember) => (await as(member).call(getVerification)).verification;
const next = async (by = milan) => (await by.call(takeNextVerification)).next;

describe('the queue of selfies (spec D5.9, D5.10)', () => {
  test('gives each to one person, with the pose, the selfie and the main photo', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const [seen, other] = [await next(milan), await next(noor)];
    expect([seen?.member.id, other?.member.id]).toEqual([first.profileId, second.profileId]);
    expect([seen?.pose, seen?.is_main]).toEqual([(await stateOf(first)).pose, true]);
    expect(seen?.photo_filename).toMatch(/^review\/[0-9a-f]{32}\/1600\.webp\?/);
    const open = (browser = server.visitor()) =>
      browser.request({ url: `/media/${seen?.selfie_filename}` }).then(({ status }) => status);
    expect([await open(milan), await open(noor), await open(as(first)), await open()]).toEqual([
      200, 404, 404, 404,
    ]);
    const smaller = seen?.selfie_filename.replace('1600.webp', '256.webp');
    expect((await milan.request({ url: `/media/${smaller}` })).status).toBe(404);
    const answer = await milan.call(decideVerification, { body: { attempt: seen?.attempt ?? '' } });
    expect([answer.next, answer.waiting]).toEqual([null, 1]);
    expect(await stateOf(first)).toMatchObject({ state: 'verified', has_badge: true });
    const rejection = { attempt: other?.attempt ?? '', reason: 'wrong_pose' as const };
    await noor.call(decideVerification, { body: rejection });
    expect(await stateOf(second)).toMatchObject({ state: 'rejected', reason: 'wrong_pose' });
  });

  test('one of two decisions counts, and both the act and who did it are in the audit log', async () => {
    await waiting();
    const attempt = (await next())?.attempt ?? '';
    const answers = await Promise.all([
      milan.send(decideVerification, { body: { attempt } }),
      noor.send(decideVerification, { body: { attempt, reason: 'not_alike' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe('decided_already');
    const [entry] = await db
      .selectFrom('audit.entries')
      .select(['action', 'staff_id'])
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(entry?.action).toBe('verifications.decide');
    expect([milan.staffId, noor.staffId]).toContain(entry?.staff_id);
  });

  test('says that the main photo was deleted since, and has nothing of another site', async () => {
    const member = await waiting();
    await db.deleteFrom('photos').where('profile_id', '=', member.profileId).execute();
    const seen = await next();
    expect([seen?.member.id, seen?.photo_filename, seen?.is_main]).toEqual([member.profileId, null, false]);
    const siteId = await openSecondSite(server);
    const stranger = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    expect(await stranger.call(takeNextVerification)).toEqual({ next: null, waiting: 0 });
    const decision = { body: { attempt: seen?.attempt ?? '' } };
    expect((await stranger.send(decideVerification, decision)).error?.code).toBe('decided_already');
    clock.advance(11 * MINUTE_MS);
    expect((await next(noor))?.attempt).toBe(seen?.attempt);
  });
});
