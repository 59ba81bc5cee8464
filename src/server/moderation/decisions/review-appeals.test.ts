import { beforeEach, describe, expect, test } from 'vitest';
import { getDecisions, sendAppeal } from '#contract/decisions';
import { getMember, getProfile } from '#contract/profiles';
import { decideAppeal, getAppeal, getAppeals } from '#contract/staff-appeals';
import {
  decidePhoto,
  decideVerification,
  getMemberPhotos,
  takeNextVerification,
} from '#contract/staff-photos';
import { decideReport } from '#contract/staff-reports';
import { getVerification, sendSelfie, showPose } from '#contract/verification';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { deleteOutdatedVerifications } from '../../photos/verification/queries.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { REASON, reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { db, as, clock, signUpMember } = server;
const { emailsTo, open, report } = reportActions(server);
const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const DAY = 86_400_000;

let member: TestMember;
let photo: string;
let first: TestStaff;
let second: TestStaff;
beforeEach(async () => {
  await db.deleteFrom('appeals').execute();
  await db.deleteFrom('verifications').execute();
  await db.deleteFrom('email_outbox').execute();
  member = await signUpMember({ language: 'en' });
  photo = await insertTestPhoto(db, member.profileId, { main: true });
  first = await createTestStaff(server, { roles: ['moderator'], name: 'Sanne' });
  second = await createTestStaff(server, { roles: ['moderator'], name: 'Noor' });
});
const own = () => as(member).call(getDecisions);
const ownPhoto = async () =>
  (await as(member).call(getProfile)).profile.photos.find(({ id }) => id === photo);
async function tryDeciding(rule?: 'advertising', by = first) {
  await open(by, member);
  const { photos } = await by.call(getMemberPhotos, { query: { id: member.profileId } });
  const version = photos.find(({ id }) => id === photo)?.version ?? '';
  const body = { id: photo, version, ...(rule && { rule, explanation: 'There is a shop in it.' }) };
  return by.send(decidePhoto, { body });
}
/** What the photos of the member in the back office say about a decision that removed it. */
async function shownRemoval(by: TestStaff) {
  await open(by, member);
  const { photos } = await by.call(getMemberPhotos, { query: { id: member.profileId } });
  return photos.find(({ id }) => id === photo)?.removed_by;
}
const decideOnPhoto = async (...decision: Parameters<typeof tryDeciding>) =>
  expect((await tryDeciding(...decision)).status).toBe(200);
const appeal = (decision: string) =>
  as(member).send(sendAppeal, { body: { decision, text: 'That is my own kitchen.' } });
const openAppeal = async (by = second) => (await by.call(getAppeals)).appeals[0]?.id ?? '';
const decide = (by: TestStaff, id: string, outcome: 'upheld' | 'overturned') =>
  by.send(decideAppeal, { body: { id, outcome, reason: REASON } });

describe('a rejected photo (spec D2.18, D5.5)', () => {
  test('is a decision that its owner reads and appeals from email and page, and no strike', async () => {
    await decideOnPhoto('advertising');
    const { strikes, about_me: aboutMe } = await own();
    expect(strikes).toBe(0);
    expect(aboutMe).toMatchObject([
      {
        ...{ outcome: 'photo_rejected', subject: 'photo', rule: 'advertising', undone_at: null },
        ...{ reason: 'There is a shop in it.', removed: { photos: 1 }, appeal_until: expect.any(String) },
      },
    ]);
    const id = aboutMe[0]?.id ?? '';
    expect(await ownPhoto()).toMatchObject({ status: 'rejected', decision: id });
    const [email] = await emailsTo(member.email);
    expect(email?.text_body).toContain(`/settings/decisions/${id}`);
    expect(email?.text_body).toContain('appeal within six months');
  });

  test('is looked at by another person, who can show it again', async () => {
    await decideOnPhoto('advertising');
    const { decision = null } = (await ownPhoto()) ?? {};
    expect((await appeal(decision ?? '')).status).toBe(204);
    const id = await openAppeal();
    expect((await decide(first, id, 'overturned')).error?.code).toBe('same_person');
    await open(second, member);
    const { pictures } = await second.call(getAppeal, { query: { id } });
    expect(pictures).toHaveLength(1);
    expect((await decide(second, id, 'overturned')).status).toBe(204);
    expect(await ownPhoto()).toMatchObject({ status: 'active', decision: null });
    const viewer = await signUpMember();
    const shown = await as(viewer).call(getMember, { query: { id: member.profileId } });
    expect(shown.member.photos.map(one => one.id)).toEqual([photo]);
    expect((await own()).about_me).toMatchObject([
      { undone_at: expect.any(String), appeal: { outcome: 'overturned' } },
    ]);
    expect((await emailsTo(member.email)).at(-1)?.text_body).toContain(REASON);
  });

  test('that is approved after all has nothing to appeal any more, and an appeal undoes nothing', async () => {
    await decideOnPhoto('advertising');
    const { decision = null } = (await ownPhoto()) ?? {};
    await decideOnPhoto(undefined, second);
    expect((await own()).about_me).toMatchObject([{ undone_at: expect.any(String), appeal_until: null }]);
    expect((await appeal(decision ?? '')).error?.code).toBe('appeal_over');
    clock.advance(1_000);
    await decideOnPhoto('advertising', second);
    expect((await own()).about_me).toMatchObject([{ undone_at: null }, { undone_at: expect.any(String) }]);
  });

  test('that a report led to is not approved by the review: the decision and its strike stand', async () => {
    const id = await report(await signUpMember(), member);
    const outcome = { outcome: 'content_removed', rule: 'advertising' } as const;
    await first.call(decideReport, { body: { id, ...outcome, photos: [photo], reason: REASON } });
    const before = await own();
    const { status, error } = await tryDeciding(undefined, second);
    expect([status, error?.code]).toEqual([409, 'decided_already']);
    expect(await shownRemoval(second)).toEqual({ report: id });
    expect(await own()).toEqual(before);
    expect(before).toMatchObject({ strikes: 1, about_me: [{ undone_at: null }] });
    expect(await ownPhoto()).toMatchObject({ status: 'rejected', decision: before.about_me[0]?.id });
    await appeal(before.about_me[0]?.id ?? '');
    expect((await decide(second, await openAppeal(), 'overturned')).status).toBe(204);
    expect(await ownPhoto()).toMatchObject({ status: 'active', decision: null });
    expect(await shownRemoval(second)).toBeNull();
  });

  test('that the review rejected is shown to staff as one that they may approve, and after a deleted report as removed', async () => {
    await decideOnPhoto('advertising');
    expect(await shownRemoval(second)).toBeNull();
    await decideOnPhoto(undefined, second);
    const id = await report(await signUpMember(), member);
    const outcome = { outcome: 'content_removed', rule: 'advertising' } as const;
    await first.call(decideReport, { body: { id, ...outcome, photos: [photo], reason: REASON } });
    await db.deleteFrom('reports').where('id', '=', id).execute();
    expect(await shownRemoval(second)).toEqual({ report: null });
  });

  test('that was deleted meanwhile stays deleted', async () => {
    await decideOnPhoto('advertising');
    await appeal((await ownPhoto())?.decision ?? '');
    await db.deleteFrom('photos').where('id', '=', photo).execute();
    expect((await decide(second, await openAppeal(), 'overturned')).status).toBe(204);
    expect(await ownPhoto()).toBeUndefined();
  });
});

describe('a rejected selfie (spec D5.9, D5.5)', () => {
  async function rejectSelfie(): Promise<string> {
    await as(member).call(showPose);
    await as(member).call(sendSelfie, { upload: jpeg });
    const { next } = await first.call(takeNextVerification);
    const body = { attempt: next?.attempt ?? '', reason: 'not_alike' } as const;
    expect((await first.send(decideVerification, { body })).status).toBe(200);
    return (await state()).decision ?? '';
  }
  const state = async () => (await as(member).call(getVerification)).verification;

  test('is emailed with its reason, and its owner appeals it to another person, who accepts it', async () => {
    const decision = await rejectSelfie();
    expect((await own()).about_me).toMatchObject([
      { id: decision, outcome: 'selfie_rejected', selfie_reason: 'not_alike', reason: '', rule: null },
    ]);
    expect((await emailsTo(member.email)).at(-1)?.text_body).toContain(`/settings/decisions/${decision}`);
    expect((await appeal(decision)).status).toBe(204);
    const id = await openAppeal();
    await open(second, member);
    const { pictures, selfie_reason: reason } = await second.call(getAppeal, { query: { id } });
    expect([pictures.length, reason]).toEqual([1, 'not_alike']);
    expect((await second.request({ url: `/media/${pictures[0]}` })).status).toBe(200);
    expect((await decide(first, id, 'overturned')).error?.code).toBe('same_person');
    expect((await decide(second, id, 'overturned')).status).toBe(204);
    expect(await state()).toMatchObject({ state: 'verified', has_badge: true, reason: null });
  });

  test('is kept while the appeal waits, and deleted as usual without one', async () => {
    const decision = await rejectSelfie();
    const outdated = async () => {
      const past = new Date(clock.now().getTime() + DAY);
      await deleteOutdatedVerifications(db, { decided: past, sent: past, shown: past });
      return (await state()).selfie_filename;
    };
    await appeal(decision);
    expect(await outdated()).not.toBeNull();
    await decide(second, await openAppeal(), 'upheld');
    expect(await outdated()).toBeNull();
  });

  test('that another one has replaced is not accepted by an appeal', async () => {
    const decision = await rejectSelfie();
    await appeal(decision);
    await as(member).call(showPose);
    await decide(second, await openAppeal(), 'overturned');
    expect(await state()).toMatchObject({ state: 'pose_shown', has_badge: false });
  });

  test('that is gone lets the member begin anew', async () => {
    const decision = await rejectSelfie();
    await appeal(decision);
    await db.updateTable('verifications').set({ selfie_key: null, selfie_address: null }).execute();
    await decide(second, await openAppeal(), 'overturned');
    expect((await state()).state).toBe('none');
  });
});
