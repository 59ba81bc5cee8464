import { describe, expect, test } from 'vitest';
import { movePhoto } from '#contract/albums';
import { MINUTE_MS } from '#contract/durations';
import { changePhoto, deletePhoto, uploadPhoto } from '#contract/photos';
import { getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import * as calls from '#contract/verification';
import { operatorActor } from '../../backoffice/audit/audit-actor.ts';
import {
  photoWithMetadata,
  picture,
  pixelBomb,
  pngWithWrongSize,
  smallestPhoto,
} from '../../platform/testing/pictures.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { insertTestPhoto } from '../testing/insert-test-photo.ts';
import { decideVerification, pendingVerifications } from './decide-verification.ts';

const server = await startTestServer();
const { app, db, clock, as, signUpMember } = server;

const blobOf = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });
const jpeg = blobOf(await smallestPhoto());
const badFiles: [string, Blob][] = [
  ['photo_type', blobOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['photo_too_large', blobOf(Buffer.alloc(11 * 1024 * 1024))],
  ['photo_too_many_pixels', blobOf(await pixelBomb(), 'image/png')],
  ['photo_too_small', blobOf(await picture(300, 900).jpeg().toBuffer())],
  ['photo_broken', blobOf(await pngWithWrongSize(), 'image/png')],
];

const stateOf = async (member: TestMember) => (await as(member).call(calls.getVerification)).verification;
const ask = async (member: TestMember) => (await as(member).call(calls.showPose)).verification;
const send = async (member: TestMember, upload = jpeg) =>
  (await as(member).call(calls.sendSelfie, { upload })).verification;
async function withMain(options = {}) {
  const member = await signUpMember(options);
  return { member, id: await insertTestPhoto(db, member.profileId, { main: true }) };
}
const rowOf = ({ profileId }: TestMember) =>
  db.selectFrom('verifications').selectAll().where('profile_id', '=', profileId).executeTakeFirstOrThrow();
const decide = async (member: TestMember, decision: Parameters<typeof decideVerification>[3]) =>
  decideVerification(app, operatorActor(app, { id: 1 }), (await rowOf(member)).attempt ?? '', decision);
async function verified() {
  const made = await withMain();
  await ask(made.member);
  await send(made.member);
  await decide(made.member, 'verified');
  return made;
}
const badgeOf = async ({ profileId: id }: TestMember, viewer?: TestMember) =>
  (await as(viewer ?? (await signUpMember())).call(getMember, { query: { id } })).member.verified;
const selfieFor = async (who: TestMember | null, filename: string) =>
  (await (who ? as(who) : server.visitor()).request({ url: `/media/${filename}` })).status;

describe('the pose (spec D5.9)', () => {
  test('is for a member with a main photo, for half an hour, and stays while it counts', async () => {
    const { member } = await withMain();
    const none = { state: 'none', has_badge: false, has_main_photo: true, pose: null, selfie_filename: null };
    expect(await stateOf(member)).toMatchObject(none);
    const shown = await ask(member);
    expect(shown.state).toBe('pose_shown');
    expect(calls.poses).toContain(shown.pose);
    expect(shown.pose_ends_at).toBe(new Date(clock.now().getTime() + 30 * MINUTE_MS).toISOString());
    clock.advance(29 * MINUTE_MS);
    expect(await ask(member)).toEqual(shown);
    clock.advance(MINUTE_MS);
    expect(await stateOf(member)).toMatchObject(none);
    const next = await ask(member);
    expect([next.state, next.pose === shown.pose]).toEqual(['pose_shown', false]);
  });

  test('is refused without a main photo, and after too many requests for another pose', async () => {
    const without = await signUpMember();
    const refused = await as(without).send(calls.showPose);
    expect([refused.status, refused.error?.code]).toEqual([409, 'main_photo_required']);
    const { member } = await withMain();
    for (let time = 0; time < 3; time++) {
      await ask(member);
      await as(member).call(calls.withdrawVerification);
    }
    expect((await as(member).send(calls.showPose)).error?.code).toBe('too_many_requests');
  });
});

describe('the selfie', () => {
  test('waits for a decision, is visible to its member only and contains no location', async () => {
    const { member } = await withMain();
    await ask(member);
    const sent = await send(member, blobOf(await photoWithMetadata(900, 600)));
    expect(sent).toMatchObject({ state: 'pending', has_badge: false, pose_ends_at: null, reason: null });
    expect(sent.sent_at).toBe(clock.now().toISOString());
    const address = sent.selfie_filename ?? '';
    const premium = await signUpMember({ premium: true });
    expect(await selfieFor(member, address)).toBe(200);
    for (const other of [premium, null]) expect(await selfieFor(other, address)).toBe(404);
    for (const changed of [
      address.split('?')[0] ?? '',
      address.replace('1600.webp', 'original.webp'),
      address.replace('1600.webp', 'blur.webp'),
      address.replace('selfie/', 'album/'),
      address.replace('selfie/', ''),
    ])
      expect(await selfieFor(member, changed)).toBe(404);
    const { selfie_key: file } = await rowOf(member);
    const bytes = await app.storage.read(`${file}/1600.webp`);
    expect(await app.storage.list(file ?? '')).toEqual([`${file}/1600.webp`]);
    expect(bytes?.includes('EXIF')).toBe(false);
    clock.advance(5 * MINUTE_MS);
    expect(await selfieFor(member, address)).toBe(404);
  });

  test('is accepted once for a pose, in time, with a main photo to compare', async () => {
    const { member, id } = await withMain();
    const refused = async () => (await as(member).send(calls.sendSelfie, { upload: jpeg })).error?.code;
    expect(await refused()).toBe('pose_over');
    await ask(member);
    clock.advance(30 * MINUTE_MS);
    expect(await refused()).toBe('pose_over');
    await ask(member);
    await as(member).call(deletePhoto, { body: { id } });
    expect(await refused()).toBe('main_photo_required');
    await insertTestPhoto(db, member.profileId, { main: true });
    const sent = await Promise.all([1, 2].map(() => as(member).send(calls.sendSelfie, { upload: jpeg })));
    expect(sent.map(({ error }) => error?.code ?? 'sent').sort()).toEqual(['pose_over', 'sent']);
    expect(await ask(member)).toMatchObject({ state: 'pending' });
  });

  test('sent again with the same key is one attempt, with a fresh address', async () => {
    const { member } = await withMain();
    await ask(member);
    const once = await as(member).call(calls.sendSelfie, { upload: jpeg, key: 'selfie-1' });
    clock.advance(2 * MINUTE_MS);
    const again = await as(member).call(calls.sendSelfie, { upload: jpeg, key: 'selfie-1' });
    expect(again.verification.sent_at).toBe(once.verification.sent_at);
    expect(again.verification.selfie_filename).not.toBe(once.verification.selfie_filename);
  });

  test.each(badFiles)('%s is refused, and the pose still counts', async (code, upload) => {
    const { member } = await withMain();
    await ask(member);
    expect((await as(member).send(calls.sendSelfie, { upload })).error?.code).toBe(code);
    expect((await stateOf(member)).state).toBe('pose_shown');
  });

  test('is limited to 20 an hour', async () => {
    const member = await signUpMember();
    const codes = new Set();
    for (let time = 0; time < 20; time++)
      codes.add((await as(member).send(calls.sendSelfie, { upload: jpeg })).error?.code);
    expect([...codes]).toEqual(['pose_over']);
    const { error } = await as(member).send(calls.sendSelfie, { upload: jpeg });
    expect(error?.code).toBe('too_many_requests');
  });
});

describe('the decision of staff', () => {
  test('accepted: the badge is on the card and the page, for members and visitors', async () => {
    const { member } = await withMain({ visibleToVisitors: true });
    await ask(member);
    await send(member);
    expect(await badgeOf(member)).toBe(false);
    const waiting = (await pendingVerifications(db, { id: 1 })).find(({ name }) => name === member.name);
    expect(waiting).toMatchObject({ isMain: true, sentAt: clock.now() });
    expect(await app.storage.has(waiting?.selfie ?? '')).toBe(true);
    clock.advance(MINUTE_MS);
    await decideVerification(app, operatorActor(app, { id: 1 }), waiting?.attempt ?? '', 'verified');
    expect(await stateOf(member)).toMatchObject({
      ...{ state: 'verified', has_badge: true, pose: null },
      decided_at: clock.now().toISOString(),
    });
    expect(await badgeOf(member)).toBe(true);
    const { profiles } = await server.visitor().call(searchMembers);
    expect(profiles.find(({ id }) => id === member.profileId)?.verified).toBe(true);
    expect(await pendingVerifications(db, { id: 1 })).not.toContainEqual(waiting);
    expect(await ask(member)).toMatchObject({ state: 'verified' });
  });

  test('no: the member gets the reason, no badge, and may ask for another pose', async () => {
    const { member } = await withMain();
    await ask(member);
    const { pose } = await send(member);
    await decide(member, 'not_alike');
    expect(await stateOf(member)).toMatchObject({ state: 'rejected', reason: 'not_alike', has_badge: false });
    expect(await badgeOf(member)).toBe(false);
    const next = await ask(member);
    expect(next).toMatchObject({ state: 'pose_shown', reason: null, sent_at: null });
    expect(next.pose).not.toBe(pose);
  });

  test('counts once, for the selfie that was seen and no other', async () => {
    const { member } = await withMain();
    await ask(member);
    await send(member);
    const seen = (await rowOf(member)).attempt ?? '';
    await as(member).call(calls.withdrawVerification);
    await ask(member);
    await send(member);
    await expect(
      decideVerification(app, operatorActor(app, { id: 1 }), seen, 'verified'),
    ).rejects.toMatchObject({ code: 'decided_already' });
    await decide(member, 'verified');
    await expect(decide(member, 'wrong_pose')).rejects.toMatchObject({ code: 'decided_already' });
    expect((await stateOf(member)).has_badge).toBe(true);
  });

  test('belongs to the compared photo: another main photo has no badge, the old one has it again', async () => {
    const { member, id } = await verified();
    await as(member).call(movePhoto, { body: { id, into: 'album' } });
    expect([await badgeOf(member), (await stateOf(member)).has_badge]).toEqual([false, false]);
    const other = await insertTestPhoto(db, member.profileId, { main: true });
    expect([await badgeOf(member), (await stateOf(member)).state]).toEqual([false, 'verified']);
    await as(member).call(movePhoto, { body: { id, into: 'profile' } });
    expect(await badgeOf(member)).toBe(false);
    await as(member).call(changePhoto, { body: { id, main: true } });
    expect(await badgeOf(member)).toBe(true);
    await as(member).call(changePhoto, { body: { id: other, main: true } });
    expect((await ask(member)).state).toBe('pose_shown');
  });

  test('a photo that was cropped again is another photo', async () => {
    const { member } = await withMain();
    const { photo } = await as(member).call(uploadPhoto, { upload: jpeg, query: { main: 'yes' } });
    await ask(member);
    await send(member);
    await decide(member, 'verified');
    expect(await badgeOf(member)).toBe(true);
    await as(member).call(changePhoto, { body: { id: photo.id, edit: { rotate: 90, crop: null } } });
    expect(await badgeOf(member)).toBe(false);
  });

  test('a photo that is not active has no badge', async () => {
    const { member, id } = await verified();
    await db.updateTable('photos').set({ status: 'pending' }).where('id', '=', id).execute();
    expect([await badgeOf(member), await badgeOf(member, member)]).toEqual([false, false]);
  });
});
