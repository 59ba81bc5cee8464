import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { changePhoto, deletePhoto, uploadPhoto } from '#contract/photos';
import {
  ARTIST,
  photoWithMetadata,
  picture,
  pixelBomb,
  pngWithWrongSize,
  smallestPhoto,
} from '../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../platform/unreferenced-files.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { memberCards } from './member-cards.ts';
import { selectPhotos } from './queries.ts';

const server = await startTestServer();
const { app, db, clock } = server;

const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const blobOf = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

const rank = async (profileId: string) =>
  db
    .selectFrom('profiles')
    .select(['has_photo', 'activity_rank'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();

const hitsOf = async (accountId: string) =>
  (await db.selectFrom('rate_limits').select('hits').where('key', 'like', `%${accountId}`).executeTakeFirst())
    ?.hits;

const media = (address: string) =>
  server.http.inject({ url: `/media/${address}`, headers: { host: 'localhost' } });

describe('uploading (spec 5.7)', () => {
  test('the first photo becomes the main one, public, and raises the member’s rank', async () => {
    const member = await server.signUpMember({ activityRank: 1000 });
    const { photo } = await server.as(member).call(uploadPhoto, { upload: jpeg });
    expect(photo).toMatchObject({
      visibility: 'public',
      locked: false,
      status: 'active',
      width: 450,
      height: 400,
    });
    expect(await rank(member.profileId)).toEqual({ has_photo: true, activity_rank: 1001 });
    const site = app.sites.byId(1);
    if (!site) throw new Error('no site');
    const cards = await memberCards(app, { site, member: null }, [member.profileId]);
    expect(cards.get(member.profileId)?.main_image).toMatchObject({
      filename: photo.filename,
      status: 'active',
    });
  });

  test('metadata including GPS is removed, and the picture is upright', async () => {
    const member = await server.signUpMember();
    const upload = blobOf(await photoWithMetadata(1200, 900));
    const { photo } = await server.as(member).call(uploadPhoto, { upload });
    expect([photo.width, photo.height]).toEqual([900, 1200]);
    for (const address of [photo.filename, photo.thumb_filename, photo.large_filename]) {
      const answer = await media(address);
      expect(answer.statusCode).toBe(200);
      const { exif, xmp, icc, iptc } = await sharp(answer.rawPayload).metadata();
      expect([exif, xmp, icc, iptc]).toEqual(Array(4).fill(undefined));
      expect(answer.rawPayload.includes(ARTIST)).toBe(false);
    }
  });

  test('12 megapixels are accepted', async () => {
    const member = await server.signUpMember();
    const upload = blobOf(await picture(4000, 3000).jpeg().toBuffer());
    const { photo } = await server.as(member).call(uploadPhoto, { upload });
    expect([photo.width, photo.height]).toEqual([1600, 1200]);
  });

  test('a fifth concurrent upload of a member is refused before it is read; later ones are accepted', async () => {
    const [member, other] = [await server.signUpMember({ premium: true }), await server.signUpMember()];
    const tooLarge = blobOf(Buffer.alloc(11 * 1024 * 1024));
    const { first, others, fifth } = await db.transaction().execute(async trx => {
      await trx.selectFrom('profiles').where('id', '=', member.profileId).select('id').forUpdate().execute();
      const first = Array.from({ length: 4 }, () => server.as(member).send(uploadPhoto, { upload: jpeg }));
      const others = server.as(other).send(uploadPhoto, { upload: jpeg });
      await expect.poll(() => hitsOf(member.accountId)).toBe(4);
      const fifth = await server.as(member).send(uploadPhoto, { upload: tooLarge });
      return { first, others, fifth };
    });
    expect([fifth.status, fifth.error?.code]).toEqual([429, 'too_many_requests']);
    expect(fifth.headers['retry-after']).toBe('5');
    expect((await others).status).toBe(200);
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const later = await server.as(member).send(uploadPhoto, { upload: tooLarge });
    expect(later.error?.code).toBe('photo_too_large');
  });

  test('repeated with the same key it is one photo', async () => {
    const member = await server.signUpMember();
    const key = 'a-key-of-this-upload';
    const first = await server.as(member).send(uploadPhoto, { upload: jpeg, key });
    const again = await server.as(member).send(uploadPhoto, { upload: jpeg, key });
    expect(again.body).toEqual(first.body);
    expect(await selectPhotos(db, member.profileId)).toHaveLength(1);
  });

  test('the same key for a private photo that was a public one is a conflict (spec D1.3)', async () => {
    const member = await server.signUpMember();
    const key = 'a-key-of-this-upload';
    await server.as(member).call(uploadPhoto, { upload: jpeg, query: { visibility: 'public' }, key });
    const other = await server
      .as(member)
      .send(uploadPhoto, { upload: jpeg, query: { visibility: 'private' }, key });
    expect(other.status).toBe(409);
  });

  test('a visitor is asked to log in', async () => {
    const { status, error } = await server.visitor().send(uploadPhoto, { upload: jpeg });
    expect([status, error?.code]).toEqual([403, 'authentication_required']);
  });

  test.each([
    ['a visitor', {}, 'authentication_required'],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 'cross_site'],
  ])('a file from %s is refused before it is read, whatever its size', async (_whose, headers, code) => {
    const upload = blobOf(Buffer.alloc(11 * 1024 * 1024));
    expect((await server.visitor().send(uploadPhoto, { upload }, headers)).error?.code).toBe(code);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>');
const jpegBytes = Buffer.from(await jpeg.arrayBuffer());

test.each([
  ['SVG', svg, 'image/svg+xml', 'photo_type'],
  ['an SVG declared as JPEG', svg, 'image/jpeg', 'photo_type'],
  ['GIF', await picture(500, 500).gif().toBuffer(), 'image/gif', 'photo_type'],
  ['a script after a GIF header', Buffer.from('GIF89a/**/=1;alert(1)'), 'image/jpeg', 'photo_type'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'application/pdf', 'photo_type'],
  ['nothing', Buffer.alloc(0), 'image/jpeg', 'photo_type'],
  ['half a JPEG', jpegBytes.subarray(0, jpegBytes.length / 2), 'image/jpeg', 'photo_broken'],
  ['a PNG with a wrong size in its header', await pngWithWrongSize(), 'image/png', 'photo_broken'],
  ['a PNG of 15,000 x 15,000', await pixelBomb(), 'image/png', 'photo_too_many_pixels'],
  ['399 px', await picture(399, 600).jpeg().toBuffer(), 'image/jpeg', 'photo_too_small'],
  ['10 MB and a byte', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/jpeg', 'photo_too_large'],
])('%s is refused with its own error, and nothing is stored', async (_what, bytes, type, code) => {
  const member = await server.signUpMember();
  const write = vi.spyOn(app.storage, 'write');
  const { error } = await server.as(member).send(uploadPhoto, { upload: blobOf(bytes, type) });
  expect(error?.code).toBe(code);
  expect(error?.message).toMatch(/foto|photo/i);
  expect(write).not.toHaveBeenCalled();
  expect(await selectPhotos(db, member.profileId)).toEqual([]);
});

describe('changing and deleting', () => {
  const withPhotos = async (count: number) => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    const photos = [];
    for (let index = 0; index < count; index++) {
      photos.push((await browser.call(uploadPhoto, { upload: jpeg })).photo);
    }
    return { member, browser, ids: photos.map(({ id }) => id), photos };
  };
  const mainOf = async (profileId: string) =>
    (await selectPhotos(db, profileId)).find(photo => photo.is_main)?.id;

  test('another photo becomes the main one, public with it', async () => {
    const { member, browser, ids } = await withPhotos(2);
    const [, second = ''] = ids;
    await browser.call(changePhoto, { body: { id: second, visibility: 'private' } });
    const { photo } = await browser.call(changePhoto, { body: { id: second, main: true } });
    expect(photo.visibility).toBe('public');
    expect(await mainOf(member.profileId)).toBe(second);
  });

  test('the main photo cannot be made private', async () => {
    const { browser, ids } = await withPhotos(1);
    const { error } = await browser.send(changePhoto, { body: { id: ids[0] ?? '', visibility: 'private' } });
    expect(error?.fields?.visibility?.code).toBe('field_invalid');
  });

  test('a photo that becomes private gets a new address, and the old one stops working', async () => {
    const { browser, ids, photos } = await withPhotos(2);
    const old = photos[1]?.filename ?? '';
    const opened = async () => (await browser.request({ url: `/media/${old}` })).status;
    expect(await opened()).toBe(200);
    const { photo } = await browser.call(changePhoto, { body: { id: ids[1] ?? '', visibility: 'private' } });
    expect(photo.filename.slice(0, 32)).not.toBe(old.slice(0, 32));
    expect(await opened()).toBe(404);
  });

  test('the next public photo replaces a deleted main one; after the last one the member has none', async () => {
    const { member, browser, ids } = await withPhotos(3);
    const [first = '', second = '', third = ''] = ids;
    await browser.call(changePhoto, { body: { id: second, visibility: 'private' } });
    await browser.call(deletePhoto, { body: { id: first } });
    expect(await mainOf(member.profileId)).toBe(third);
    await browser.call(deletePhoto, { body: { id: third } });
    expect(await mainOf(member.profileId)).toBeUndefined();
    expect(await rank(member.profileId)).toMatchObject({ has_photo: false });
  });

  test('a photo of another member is answered like an unknown one', async () => {
    const { ids } = await withPhotos(1);
    const other = server.as(await server.signUpMember());
    const unknown = '11111111-1111-4111-8111-111111111111';
    for (const id of [ids[0] ?? '', unknown]) {
      expect((await other.send(changePhoto, { body: { id, main: true } })).error?.code).toBe('not_found');
      expect((await other.send(deletePhoto, { body: { id } })).error?.code).toBe('not_found');
    }
  });

  test('the files of a deleted photo are gone', async () => {
    const { member, browser, ids } = await withPhotos(1);
    const fileKey = (await selectPhotos(db, member.profileId))[0]?.file_key ?? '';
    expect(await app.storage.has(fileKey)).toBe(true);
    await browser.call(deletePhoto, { body: { id: ids[0] ?? '' } });
    expect(await app.storage.has(fileKey)).toBe(false);
  });
});

describe('files without a photo', () => {
  test('are removed when an account is erased', async () => {
    const member = await server.signUpMember();
    await server.as(member).call(uploadPhoto, { upload: jpeg });
    const fileKey = (await selectPhotos(db, member.profileId))[0]?.file_key ?? '';
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
    await purgeUnreferencedFiles(app);
    expect(await app.storage.has(fileKey)).toBe(false);
  });

  test('are kept while another photo shares them', async () => {
    const member = await server.signUpMember();
    const sharer = await server.signUpMember();
    await server.as(member).call(uploadPhoto, { upload: jpeg });
    await server.as(sharer).call(uploadPhoto, { upload: jpeg });
    const fileKey = (await selectPhotos(db, member.profileId))[0]?.file_key ?? '';
    await db
      .updateTable('photos')
      .set({ file_key: fileKey })
      .where('profile_id', '=', sharer.profileId)
      .execute();
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
    await purgeUnreferencedFiles(app);
    expect(await app.storage.has(fileKey)).toBe(true);
  });

  test('are removed after an hour when their upload was aborted', async () => {
    await app.storage.write('ab/abandoned/256.webp', Buffer.from('x'));
    const dueAt = new Date(clock.now().getTime() + 3_600_000);
    await db.insertInto('unreferenced_files').values({ file_key: 'ab/abandoned', due_at: dueAt }).execute();
    await purgeUnreferencedFiles(app);
    expect(await app.storage.has('ab/abandoned/256.webp')).toBe(true);
    clock.advance(3_600_000);
    await purgeUnreferencedFiles(app);
    expect(await app.storage.has('ab/abandoned/256.webp')).toBe(false);
  });
});
