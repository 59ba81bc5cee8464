import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { movePhoto } from '#contract/albums';
import { MINUTE_MS } from '#contract/durations';
import { changePhoto, deletePhoto, type Photo, uploadPhoto } from '#contract/photos';
import { getMember, getProfile } from '#contract/profiles';
import { openMemberData } from '#contract/staff-audit';
import { decidePhoto, getMemberPhotos, type PhotoToReview, takeNextPhoto } from '#contract/staff-photos';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { insertTestPhoto } from '../testing/insert-test-photo.ts';
import { purgeReviewClaims } from './jobs.ts';

const server = await startTestServer();
const { app, db, clock, as, signUpMember } = server;
await setSetting(server, 'photo_review', 'yes');
const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const milan = await createTestStaff(server, { roles: ['moderator'], name: 'Milan' });
const noor = await createTestStaff(server, { roles: ['moderator'], name: 'Noor' });

async function upload(member: TestMember): Promise<Photo> {
  // The queue is in the order of uploads.
  clock.advance(1_000);
  return (await as(member).call(uploadPhoto, { upload: jpeg })).photo;
}
const ownPhotos = async (member: TestMember) => (await as(member).call(getProfile)).profile.photos;
const shownTo = async (viewer: TestMember, { profileId: id }: TestMember) =>
  (await as(viewer).call(getMember, { query: { id } })).member.photos.length;
const next = async (by: TestStaff) => (await by.call(takeNextPhoto)).next?.photo;
const approve = ({ id, version }: PhotoToReview, by = milan) =>
  by.send(decidePhoto, { body: { id, version } });
const reject = ({ id, version }: PhotoToReview, by = milan, explanation?: string) =>
  by.send(decidePhoto, { body: { id, version, rule: 'advertising', ...(explanation && { explanation }) } });
const media = (address: string, browser = server.visitor()) => browser.request({ url: `/media/${address}` });
/** Decides what other tests left in the queue. */
async function emptyQueue(): Promise<void> {
  for (let photo = await next(milan); photo; photo = await next(milan)) await approve(photo);
}
async function pending(): Promise<{ member: TestMember; photo: Photo; seen: PhotoToReview }> {
  await emptyQueue();
  const member = await signUpMember({ language: 'en' });
  const photo = await upload(member);
  const seen = await next(milan);
  if (!seen) throw new Error('nothing waits');
  return { member, photo, seen };
}

describe('with the setting photo_review (spec D2.18)', () => {
  test('a new photo is seen by its owner alone until staff approve it', async () => {
    const viewer = await signUpMember();
    const { member, photo, seen } = await pending();
    expect([photo.status, seen.id, seen.status, seen.is_main]).toEqual([
      'pending',
      photo.id,
      'pending',
      true,
    ]);
    expect(await shownTo(viewer, member)).toBe(0);
    expect((await media(photo.filename)).status).toBe(404);
    expect((await approve(seen)).status).toBe(200);
    expect(await shownTo(viewer, member)).toBe(1);
    expect((await ownPhotos(member)).map(({ status }) => status)).toEqual(['active']);
    expect(await queuedEmailsTo(server, member.email)).toEqual([]);
  });

  test('an edit of an approved photo waits again, and so does one from the album', async () => {
    const { member, photo, seen } = await pending();
    await approve(seen);
    const edit = { rotate: 90 as const, crop: null };
    await as(member).call(changePhoto, { body: { id: photo.id, edit } });
    expect((await ownPhotos(member)).map(({ status }) => status)).toEqual(['pending']);
    const again = await next(milan);
    expect(again?.version).not.toBe(seen.version);
    if (again) await approve(again);
    for (const into of ['album', 'profile'] as const)
      await as(member).call(movePhoto, { body: { id: photo.id, into } });
    expect((await ownPhotos(member)).map(({ status }) => status)).toEqual(['pending']);
  });

  test('without it, photos are shown at once', async () => {
    await setSetting(server, 'photo_review', 'no');
    const member = await signUpMember();
    expect((await upload(member)).status).toBe('active');
    await setSetting(server, 'photo_review', 'yes');
  });
});

describe('a rejected photo (spec D2.18, D5.5)', () => {
  test('leaves the profile, its addresses end, and the next public photo becomes the main one', async () => {
    await emptyQueue();
    const [member, viewer] = [await signUpMember({ language: 'en' }), await signUpMember()];
    const [first, second] = [await upload(member), await upload(member)];
    await emptyQueue();
    const shown = (await as(viewer).call(getMember, { query: { id: member.profileId } })).member.photos[0];
    expect((await media(shown?.filename ?? '')).status).toBe(200);
    const [seen] = await photosOf(member);
    expect((await reject(seen as PhotoToReview)).status).toBe(200);
    expect((await media(shown?.filename ?? '')).status).toBe(404);
    const own = await ownPhotos(member);
    expect(own.map(({ id, status, reason }) => [id, status, reason])).toEqual([
      [second.id, 'active', null],
      [first.id, 'rejected', 'advertising'],
    ]);
    expect(await shownTo(viewer, member)).toBe(1);
  });

  test('is announced by email with the rule, the explanation and how to object', async () => {
    const { member, seen } = await pending();
    await reject(seen, milan, 'It shows the name of a shop.');
    const [email, ...more] = await queuedEmailsTo(server, member.email);
    expect(more).toEqual([]);
    for (const part of ['no advertising', 'It shows the name of a shop.', 'within six months'])
      expect(email?.text).toContain(part);
    expect(email?.text).not.toContain('Milan');
  });

  test('can be approved after all, and an approved one rejected, but not twice the same', async () => {
    const { member, seen } = await pending();
    const now = async () => (await photosOf(member))[0] as PhotoToReview;
    await reject(seen);
    expect((await reject(await now())).error?.code).toBe('decided_already');
    expect((await approve(await now())).status).toBe(200);
    expect((await approve(await now())).error?.code).toBe('decided_already');
    expect((await ownPhotos(member)).map(({ status, reason }) => [status, reason])).toEqual([
      ['active', null],
    ]);
    expect((await reject(await now())).status).toBe(200);
  });
});

/** The photos of a member, opened with a reason. */
async function photosOf({ profileId: id }: TestMember): Promise<PhotoToReview[]> {
  await milan.call(openMemberData, { body: { member: id, reason: 'A report names this photo' } });
  return (await milan.call(getMemberPhotos, { query: { id } })).photos;
}

describe('the queue of photos (spec D5.10)', () => {
  test('gives a photo to one person until it is decided, or for ten minutes', async () => {
    await emptyQueue();
    const member = await signUpMember();
    const [first, second] = [await upload(member), await upload(member)];
    expect([(await next(milan))?.id, (await next(milan))?.id]).toEqual([first.id, first.id]);
    expect([(await next(noor))?.id, (await next(noor))?.id]).toEqual([second.id, second.id]);
    const third = await createTestStaff(server, { roles: ['moderator'] });
    const { next: none, waiting } = await third.call(takeNextPhoto);
    expect([none, waiting]).toEqual([null, 2]);
    clock.advance(11 * MINUTE_MS);
    await purgeReviewClaims(app);
    expect((await next(third))?.id).toBe(first.id);
    await emptyQueue();
  });

  test('never gives one photo to two who ask at the same time', async () => {
    await emptyQueue();
    const members = await Promise.all(Array.from({ length: 6 }, () => signUpMember()));
    for (const { profileId } of members) await insertPending(profileId);
    const staff = await Promise.all(
      Array.from({ length: 6 }, () => createTestStaff(server, { roles: ['moderator'] })),
    );
    const ids = await Promise.all(staff.map(async person => (await next(person))?.id));
    expect(new Set(ids).size).toBe(6);
    expect(ids).not.toContain(undefined);
    clock.advance(11 * MINUTE_MS);
    await emptyQueue();
  });

  test('answers a decision with the next photo and how many wait', async () => {
    await emptyQueue();
    const member = await signUpMember({ name: 'In the queue' });
    const [, second] = [await upload(member), await upload(member)];
    const seen = await next(milan);
    const { id, version } = seen as PhotoToReview;
    const answer = await milan.call(decidePhoto, { body: { id, version }, key: 'decide-and-go-on' });
    expect(answer).toMatchObject({
      next: { photo: { id: second.id }, member: { name: 'In the queue', rejected_photos: 0 } },
      waiting: 1,
    });
    const repeated = await milan.call(decidePhoto, { body: { id, version }, key: 'decide-and-go-on' });
    expect(repeated.next?.photo.id).toBe(second.id);
    await emptyQueue();
  });

  test('one of two decisions counts, and the second person is refused', async () => {
    const { seen } = await pending();
    const answers = await Promise.all([approve(seen, milan), reject(seen, noor)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ error }) => error)?.error?.code).toBe('decided_already');
    const acts = await db
      .selectFrom('audit.entries')
      .select('action')
      .where(sql<boolean>`details ->> 'photo' = ${seen.id}`)
      .execute();
    expect(acts).toHaveLength(1);
  });

  test('a photo that was cropped or deleted meanwhile is not decided unseen', async () => {
    const { member, photo, seen } = await pending();
    const edit = { rotate: 180 as const, crop: null };
    await as(member).call(changePhoto, { body: { id: photo.id, edit } });
    const cropped = await approve(seen);
    expect([cropped.status, cropped.error?.code]).toEqual([409, 'decided_already']);
    await as(member).call(deletePhoto, { body: { id: photo.id } });
    const deleted = await approve(seen);
    expect([deleted.status, deleted.error?.code]).toEqual([404, 'not_found']);
  });

  test('has nothing of another site, of members who leave or are banned', async () => {
    await emptyQueue();
    const siteId = await openSecondSite(server);
    for (const options of [{ siteId }, { status: 'banned' as const }, { status: 'deleting' as const }])
      await insertPending((await signUpMember(options)).profileId);
    expect(await milan.call(takeNextPhoto)).toEqual({ next: null, waiting: 0 });
    const [theirs] = await db
      .selectFrom('photos')
      .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
      .select('photos.id')
      .where('profiles.site_id', '=', siteId)
      .execute();
    const decision = { id: theirs?.id ?? '', version: '0'.repeat(16) };
    expect((await milan.send(decidePhoto, { body: decision })).error?.code).toBe('not_found');
  });
});

async function insertPending(profileId: string): Promise<void> {
  const id = await insertTestPhoto(db, profileId, { main: true });
  await db.updateTable('photos').set({ status: 'pending' }).where('id', '=', id).execute();
}

describe('the bytes of photos that staff review (spec D4.9, D5.10)', () => {
  test('open for the person who got the address, for minutes, and for nobody else', async () => {
    const { member, seen } = await pending();
    const support = await createTestStaff(server, { roles: ['support'] });
    expect((await media(seen.filename, milan)).status).toBe(200);
    expect((await media(seen.thumb_filename, milan)).headers['cache-control']).toMatch(/^private/);
    for (const browser of [noor, support, as(member), server.visitor()])
      expect((await media(seen.filename, browser)).status).toBe(404);
    expect((await media(seen.filename.split('?')[0] ?? '', milan)).status).toBe(404);
    expect((await media(seen.filename.replace('1600.webp', 'blur.webp'), milan)).status).toBe(404);
    clock.advance(6 * MINUTE_MS);
    expect((await media(seen.filename, milan)).status).toBe(404);
    await emptyQueue();
  });

  test('of a private photo need a reason', async () => {
    const member = await signUpMember();
    const refused = await milan.send(getMemberPhotos, { query: { id: member.profileId } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'lookup_reason_required']);
    const unknown = await milan.send(getMemberPhotos, { query: { id: crypto.randomUUID() } });
    expect(unknown.status).toBe(404);
  });
});
