import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePhoto, orderPhotos, type Photo, uploadPhoto } from '#contract/photos';
import { inFormat, type PhotoEdit, PICTURE_FORMATS, PICTURE_TYPES } from '#contract/pictures';
import { getMember, getProfile } from '#contract/profiles';
import type { Browser } from '../testing/browser.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { selectPhotos } from './queries.ts';

const server = await startTestServer();
const { app, db } = server;

const quarters = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#ffffff' } })
  .composite(
    (['#ff0000', '#00ff00', '#0000ff'] as const).map((background, index) => ({
      input: { create: { width: 500, height: 400, channels: 3 as const, background } },
      left: (index % 2) * 500,
      top: Math.floor(index / 2) * 400,
    })),
  )
  .jpeg()
  .toBuffer();
const upload = new Blob([new Uint8Array(quarters)], { type: 'image/jpeg' });
const RIGHT_HALF: PhotoEdit = { rotate: 0, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };

const get = (who: TestMember | null, address: string) =>
  (who ? server.as(who) : server.visitor()).request({ url: `/media/${address}` });
const bytesOf = async (address: string) =>
  (await server.http.inject({ url: `/media/${address}`, headers: { host: 'localhost' } })).rawPayload;

async function colourAt(bytes: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const bright = [...data.subarray(at, at + 3)].map(value => value > 128);
  return bright.every(Boolean) ? 'w' : ['r', 'g', 'b'].filter((_, index) => bright[index]).join('');
}
const quartersOf = async (bytes: Buffer) =>
  Promise.all([
    colourAt(bytes, 0.25, 0.25),
    colourAt(bytes, 0.75, 0.25),
    colourAt(bytes, 0.25, 0.75),
    colourAt(bytes, 0.75, 0.75),
  ]);

describe('rotating and cropping a photo (spec 3.2)', () => {
  let owner: TestMember;
  let browser: Browser;
  let photo: Photo;
  const edit = async (change: PhotoEdit) =>
    (await browser.call(changePhoto, { body: { id: photo.id, edit: change } })).photo;

  beforeAll(async () => {
    owner = await server.signUpMember();
    browser = server.as(owner);
    photo = (await browser.call(uploadPhoto, { upload })).photo;
  });

  test('it is rotated clockwise, then cropped, in every format and size', async () => {
    const cut = await edit({ rotate: 90, crop: { x: 0, y: 0, width: 1, height: 0.5 } });
    expect([cut.width, cut.height]).toEqual([800, 500]);
    for (const format of PICTURE_FORMATS) {
      const bytes = await bytesOf(inFormat(cut.large_filename, format));
      expect(await quartersOf(bytes)).toEqual(['b', 'r', 'b', 'r']);
    }
  });

  test('its old addresses and files are removed, and the blur is that of the new picture', async () => {
    const before = await edit({ rotate: 0, crop: null });
    const [row] = await selectPhotos(db, owner.profileId);
    const after = await edit(RIGHT_HALF);
    for (const address of [before.filename, before.thumb_filename, `${row?.blur_key}/blur.webp`])
      expect((await get(null, address)).status).toBe(404);
    expect(await app.storage.has(row?.file_key ?? '')).toBe(false);
    expect((await get(null, after.filename)).status).toBe(200);
    const [now] = await selectPhotos(db, owner.profileId);
    expect(await colourAt(await bytesOf(`${now?.blur_key}/blur.webp`), 0.5, 0.1)).toBe('g');
    expect(after.placeholder).not.toBe(before.placeholder);
  });

  test('every edit starts from the whole original', async () => {
    await edit(RIGHT_HALF);
    await edit({ rotate: 180, crop: { x: 0, y: 0, width: 0.5, height: 1 } });
    const whole = await edit({ rotate: 0, crop: null });
    expect([whole.width, whole.height]).toEqual([1000, 800]);
    expect(await quartersOf(await bytesOf(whole.filename))).toEqual(['r', 'g', 'b', 'w']);
  });

  test('only the owner opens the original, by a ticket', async () => {
    const cut = await edit(RIGHT_HALF);
    const address = cut.edit?.original_filename ?? '';
    expect((await get(owner, address)).headers['content-type']).toBe('image/webp');
    const premium = await server.signUpMember({ premium: true });
    const seen = (await server.as(premium).call(getMember, { query: { id: owner.profileId } })).member
      .photos[0];
    expect(seen?.edit).toBeNull();
    for (const [who, asked] of [
      [premium, address],
      [null, address],
      [null, address.split('?')[0] ?? ''],
      [owner, address.split('?')[0] ?? ''],
    ] as const)
      expect((await get(who, asked)).status).toBe(404);
  });

  test('a repeated edit changes nothing: same addresses, no second picture', async () => {
    const first = await edit(RIGHT_HALF);
    const again = await edit(RIGHT_HALF);
    expect(again).toEqual(first);
    expect(again.edit).toMatchObject(RIGHT_HALF);
  });

  test.each([
    [
      '399 px of 1000',
      { rotate: 0, crop: { x: 0, y: 0, width: 0.399, height: 1 } },
      'edit.crop',
      'photo_too_small',
    ],
    [
      '400 px turned to 320',
      { rotate: 90, crop: { x: 0, y: 0, width: 0.4, height: 1 } },
      'edit.crop',
      'photo_too_small',
    ],
    [
      'beyond the edge',
      { rotate: 0, crop: { x: 0.6, y: 0, width: 0.5, height: 1 } },
      'edit.crop',
      'field_invalid',
    ],
    ['nothing', { rotate: 0, crop: { x: 0, y: 0, width: 0, height: 1 } }, 'edit.crop', 'field_invalid'],
    [
      'no number',
      { rotate: 0, crop: { x: Number.NaN, y: 0, width: 1, height: 1 } },
      'edit.crop.x',
      'field_invalid',
    ],
    ['45 degrees', { rotate: 45, crop: null }, 'edit.rotate', 'field_invalid'],
  ])('%s is refused at its field, and the photo stays', async (_what, change, field, code) => {
    const before = await selectPhotos(db, owner.profileId);
    const { status, error } = await browser.send(changePhoto, {
      body: { id: photo.id, edit: change as PhotoEdit },
    });
    expect(status).toBe(422);
    expect(Object.entries(error?.fields ?? {}).map(([at, found]) => [at, found.code])).toEqual([
      [field, code],
    ]);
    expect(await selectPhotos(db, owner.profileId)).toEqual(before);
  });

  test('the photo of another member is unknown', async () => {
    const other = server.as(await server.signUpMember());
    const { error } = await other.send(changePhoto, { body: { id: photo.id, edit: RIGHT_HALF } });
    expect(error?.code).toBe('not_found');
  });

  test('a fifth concurrent edit is refused', async () => {
    const answers = await Promise.all(
      ([0, 90, 180, 270, 0] as const).map(rotate =>
        browser.send(changePhoto, { body: { id: photo.id, edit: { rotate, crop: null } } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.error?.code).toBe('too_many_requests');
    const files = await db.selectFrom('unreferenced_files').select('file_key').execute();
    expect(files).toEqual([]);
  });

  test('an edit and making it private are applied together or not at all', async () => {
    const before = await selectPhotos(db, owner.profileId);
    const { error } = await browser.send(changePhoto, {
      body: { id: photo.id, visibility: 'private', edit: { rotate: 90, crop: RIGHT_HALF.crop } },
    });
    expect(error?.fields?.visibility?.code).toBe('field_invalid');
    expect(await selectPhotos(db, owner.profileId)).toEqual(before);
  });
});

describe('the order of photos (spec 3.2)', () => {
  const withThree = async () => {
    const browser = server.as(await server.signUpMember());
    const ids: string[] = [];
    while (ids.length < 3) ids.push((await browser.call(uploadPhoto, { upload })).photo.id);
    return { browser, ids };
  };

  test('is the given one, with the main photo always first', async () => {
    const { browser, ids } = await withThree();
    const [main = '', second = '', third = ''] = ids;
    const { photos } = await browser.call(orderPhotos, { body: { ids: [third, main, second] } });
    expect(photos.map(({ id }) => id)).toEqual([main, third, second]);
    const { photo } = await browser.call(changePhoto, { body: { id: second, main: true } });
    expect(photo.id).toBe(second);
    const own = await browser.call(orderPhotos, { body: { ids: [third, main, second] } });
    expect(own.photos.map(({ id }) => id)).toEqual([second, third, main]);
  });

  test('is refused unless it lists each of the member’s photos once', async () => {
    const { browser, ids } = await withThree();
    const [one = '', two = '', three = ''] = ids;
    const { ids: others } = await withThree();
    for (const wrong of [[], [one, two], [one, two, two], [...ids, one], [one, two, others[0] ?? '']]) {
      const { error } = await browser.send(orderPhotos, { body: { ids: wrong } });
      expect(error?.fields?.ids?.code).toBe('field_invalid');
    }
    const { photos } = await browser.call(orderPhotos, { body: { ids: [one, two, three] } });
    expect(photos.map(({ id }) => id)).toEqual(ids);
  });
});

test('every address exists in AVIF, WebP and JPEG, each with its type', async () => {
  const browser = server.as(await server.signUpMember());
  const { photo } = await browser.call(uploadPhoto, { upload });
  for (const format of PICTURE_FORMATS) {
    for (const address of [photo.large_filename, photo.filename, photo.thumb_filename]) {
      const { status, headers } = await get(null, inFormat(address, format));
      expect([status, headers['content-type'], headers.vary]).toEqual([
        200,
        PICTURE_TYPES[format],
        undefined,
      ]);
    }
  }
  expect(Buffer.from(photo.placeholder ?? '', 'base64').length).toBeLessThanOrEqual(30);
});

test('only the owner learns why a photo was rejected', async () => {
  const owner = await server.signUpMember();
  const { photo } = await server.as(owner).call(uploadPhoto, { upload });
  await db
    .updateTable('photos')
    .set({ status: 'rejected', reason: 'advertising', is_main: false })
    .where('id', '=', photo.id)
    .execute();
  const { profile } = await server.as(owner).call(getProfile);
  expect(profile.photos).toMatchObject([{ status: 'rejected', reason: 'advertising' }]);
  const seenBy = async (who: TestMember) =>
    (await server.as(who).call(getMember, { query: { id: owner.profileId } })).member.photos;
  expect(await seenBy(owner)).toEqual([]);
  expect(await seenBy(await server.signUpMember({ premium: true }))).toEqual([]);
});
