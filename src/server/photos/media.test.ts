import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { changePhoto, type Photo, uploadPhoto } from '#contract/photos';
import { getMember } from '#contract/profiles';
import { picture, smallestPhoto } from '../platform/testing/pictures.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { selectPhotos } from './queries.ts';

const drawn = new Map<string, number>();
const slowly = Promise.withResolvers<void>();
const drawing = await picture(1200, 900).jpeg().toBuffer();
const server = await startTestServer(
  {},
  {
    recreateFile: async fileKey => {
      if (!fileKey.startsWith('demo/')) return null;
      if (fileKey === 'demo/slow-portrait') await slowly.promise;
      drawn.set(fileKey, (drawn.get(fileKey) ?? 0) + 1);
      return drawing;
    },
  },
);
const { app, db, clock } = server;

const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const get = (who: TestMember | null, address: string) =>
  (who ? server.as(who) : server.visitor()).request({ url: `/media/${address}` });

async function memberWithPrivatePhoto() {
  const owner = await server.signUpMember();
  const browser = server.as(owner);
  await browser.call(uploadPhoto, { upload: jpeg });
  const { photo } = await browser.call(uploadPhoto, { upload: jpeg, query: { visibility: 'private' } });
  return { owner, photo };
}

const photosFor = async (viewer: TestMember, owner: TestMember): Promise<Photo[]> =>
  (await server.as(viewer).call(getMember, { query: { id: owner.profileId } })).member.photos;
const privatePhotoFor = async (viewer: TestMember, owner: TestMember): Promise<Photo> =>
  (await photosFor(viewer, owner)).find(({ visibility }) => visibility === 'private') as Photo;

describe('public photos', () => {
  test('open for everyone who knows the address, and may be cached forever', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const [main] = await photosFor(owner, owner);
    const answer = await get(null, main?.large_filename ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const again = { 'if-none-match': String(answer.headers.etag) };
    const revalidated = await server
      .visitor()
      .request({ url: `/media/${main?.large_filename}`, headers: again });
    expect([revalidated.status, revalidated.body]).toEqual([304, '']);
    const jpegForMails = await get(null, `${main?.filename.slice(0, 32)}/768.jpg`);
    expect(jpegForMails.headers['content-type']).toBe('image/jpeg');
  });

  test('set no session cookie, whatever ticket is sent, since shared caches store them', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const [main] = await photosFor(owner, owner);
    clock.advance(2 * 3_600_000);
    const { status, headers } = await get(owner, `${main?.large_filename}?ends=1&for=x`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('of a banned member are gone', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const [main] = await photosFor(owner, owner);
    await db.updateTable('accounts').set({ status: 'banned' }).where('id', '=', owner.accountId).execute();
    expect((await get(null, main?.filename ?? '')).status).toBe(404);
  });
});

describe('private photos', () => {
  test('a free member gets the blur, and a 404 at the clear address', async () => {
    const { owner, photo } = await memberWithPrivatePhoto();
    const free = await server.signUpMember();
    const seen = await privatePhotoFor(free, owner);
    expect(seen.locked).toBe(true);
    expect((await get(free, seen.filename)).status).toBe(200);
    const clear = photo.filename;
    const bare = clear.split('?')[0] ?? '';
    const blurKeyClear = `${seen.filename.slice(0, 32)}/768.webp`;
    for (const address of [clear, bare, blurKeyClear, `${bare}?ends=9999999999&for=x`]) {
      expect((await get(free, address)).status).toBe(404);
      expect((await get(null, address)).status).toBe(404);
    }
  });

  test('a premium member’s address opens for that member only and is in no shared cache', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const [premium, other] = await Promise.all([
      server.signUpMember({ premium: true }),
      server.signUpMember({ premium: true }),
    ]);
    const { filename, locked } = await privatePhotoFor(premium, owner);
    expect(locked).toBe(false);
    const answer = await get(premium, filename);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    expect((await get(other, filename)).status).toBe(404);
    expect((await get(null, filename)).status).toBe(404);
    expect((await get(premium, filename.replace('768', '1600'))).status).toBe(200);
  });

  test('the address stays the same for a minute and expires within 5, in caches too', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const premium = await server.signUpMember({ premium: true });
    clock.set(new Date('2026-03-14T12:00:01Z'));
    const { filename } = await privatePhotoFor(premium, owner);
    clock.advance(58_000);
    expect((await privatePhotoFor(premium, owner)).filename).toBe(filename);
    clock.advance(239_000);
    expect((await privatePhotoFor(premium, owner)).filename).not.toBe(filename);
    const { status, headers } = await get(premium, filename);
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=2']);
    clock.advance(2_000);
    expect((await get(premium, filename)).status).toBe(404);
  });

  test('a member who is blocked or no longer premium loses access at once', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const [blocked, lapsed] = await Promise.all([
      server.signUpMember({ premium: true }),
      server.signUpMember({ premium: true }),
    ]);
    const addresses = [
      (await privatePhotoFor(blocked, owner)).filename,
      (await privatePhotoFor(lapsed, owner)).filename,
    ];
    await server.as(owner).call(blockMember, { body: { id: blocked.profileId } });
    await db
      .updateTable('accounts')
      .set({ premium_since: null })
      .where('id', '=', lapsed.accountId)
      .execute();
    expect((await get(blocked, addresses[0] ?? '')).status).toBe(404);
    expect((await get(lapsed, addresses[1] ?? '')).status).toBe(404);
  });

  test('only the owner sees a photo that is not active yet', async () => {
    const { owner } = await memberWithPrivatePhoto();
    await db
      .updateTable('photos')
      .set({ status: 'pending' })
      .where('profile_id', '=', owner.profileId)
      .execute();
    const premium = await server.signUpMember({ premium: true });
    expect(await photosFor(premium, owner)).toEqual([]);
    const own = await photosFor(owner, owner);
    for (const { filename } of own) {
      expect((await get(owner, filename)).status).toBe(200);
      expect((await get(premium, filename)).status).toBe(404);
      expect((await get(null, filename.split('?')[0] ?? '')).status).toBe(404);
    }
  });
});

describe('a missing rendition', () => {
  const comes = (address: string) =>
    expect.poll(async () => (await get(null, address)).headers['content-type']).toMatch(/image\/(webp|jpeg)/);

  test('is made from the largest one when it is requested', async () => {
    const { owner } = await memberWithPrivatePhoto();
    const [row] = await selectPhotos(db, owner.profileId);
    const bytes = await app.storage.read(`${row?.file_key}/1600.webp`);
    await app.storage.removeAll(row?.file_key ?? '');
    await app.storage.write(`${row?.file_key}/1600.webp`, bytes ?? Buffer.alloc(0));
    await comes(`${row?.clear_key}/256.webp`);
    await comes(`${row?.blur_key}/blur.webp`);
  });

  test('is drawn once if the picture has an origin, however many requests come', async () => {
    const { owner } = await memberWithPrivatePhoto();
    await db
      .updateTable('photos')
      .set({ file_key: 'demo/portrait-1' })
      .where('profile_id', '=', owner.profileId)
      .execute();
    const [row] = await selectPhotos(db, owner.profileId);
    const files = ['1600.webp', '768.webp', '256.webp', '768.jpg'];
    await Promise.all(files.map(file => comes(`${row?.clear_key}/${file}`)));
    expect(drawn.get('demo/portrait-1')).toBe(1);
  });

  test('that takes long is replaced by its colour, which is not cached', async () => {
    const { owner } = await memberWithPrivatePhoto();
    await db
      .updateTable('photos')
      .set({ file_key: 'demo/slow-portrait' })
      .where('profile_id', '=', owner.profileId)
      .execute();
    const [row] = await selectPhotos(db, owner.profileId);
    const answer = await get(null, `${row?.clear_key}/768.webp`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(String(answer.body)).toContain(`fill="${row?.colour}"`);
    slowly.resolve();
  });

  test('without an origin is a 404 that is not cached', async () => {
    const { owner } = await memberWithPrivatePhoto();
    await db
      .updateTable('photos')
      .set({ file_key: 'ab/nothing' })
      .where('profile_id', '=', owner.profileId)
      .execute();
    const [row] = await selectPhotos(db, owner.profileId);
    const answer = await get(null, `${row?.clear_key}/768.webp`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

test.each([
  'x/768.webp',
  `${'a'.repeat(32)}/768.webp`,
  `${'a'.repeat(32)}/original.jpg`,
  `${'a'.repeat(32)}/..%2f..%2fsecret`,
  `${'A'.repeat(32)}/768.webp`,
])('%s is a 404', async address => {
  expect((await get(null, address)).status).toBe(404);
});

test('making a photo public again opens it for members, and for visitors still not', async () => {
  const { owner, photo } = await memberWithPrivatePhoto();
  const { photo: opened } = await server
    .as(owner)
    .call(changePhoto, { body: { id: photo.id, visibility: 'public' } });
  const free = await server.signUpMember();
  const shown = (await photosFor(free, owner)).find(({ id }) => id === opened.id);
  expect((await get(free, shown?.filename ?? '')).status).toBe(200);
  for (const address of [opened.filename, shown?.filename ?? '', shown?.filename.split('?')[0] ?? ''])
    expect((await get(null, address)).status).toBe(404);
});
