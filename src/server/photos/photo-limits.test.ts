import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { changePhoto, deletePhoto, uploadPhoto } from '#contract/photos';
import { newRandomName } from '../platform/secrets.ts';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import type { Answer } from '../testing/browser.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { selectPhotos } from './queries.ts';

// Two servers without shared memory: only the database can enforce a limit across both.
const DATABASE_URL = await testDatabaseUrl();
const one = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });
const { db } = one;

const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
const upload = (member: TestMember, server: typeof one, key?: string): Promise<Answer> =>
  server.as(member).send(uploadPhoto, { upload: jpeg, ...(key && { key }) });

async function memberWith(count: number, premium: boolean): Promise<TestMember> {
  const member = await one.signUpMember({ premium });
  const rows = Array.from({ length: count }, (_, position) => ({
    ...{ profile_id: member.profileId, position, is_main: position === 0 },
    ...{ clear_key: newRandomName(), blur_key: newRandomName(), file_key: `demo/${newRandomName()}` },
    ...{ width: 400, height: 400, colour: '#808080' },
  }));
  if (count > 0) await db.insertInto('photos').values(rows).execute();
  return member;
}

describe('the limit of photos (spec 5.7)', () => {
  test.each([
    { premium: false, has: 0, at: 50, stored: 3 },
    { premium: true, has: 24, at: 30, stored: 25 },
  ])(
    'of $at concurrent uploads to two servers exactly $stored are stored (premium: $premium, had $has)',
    async limits => {
      const member = await memberWith(limits.has, limits.premium);
      const flood = await Promise.all(
        Array.from({ length: limits.at }, (_, index) => upload(member, index % 2 === 0 ? one : other)),
      );
      const again = flood.filter(({ error }) => error?.code === 'too_many_requests').slice(0, 20);
      for (const _later of again) flood.push(await upload(member, other));
      expect(flood.filter(({ status }) => status === 200)).toHaveLength(limits.stored - limits.has);
      expect(new Set(flood.flatMap(({ error }) => error?.code ?? []))).toEqual(
        new Set(['photo_limit', 'too_many_requests']),
      );
      const photos = await selectPhotos(db, member.profileId);
      expect(photos).toHaveLength(limits.stored);
      expect(photos.filter(photo => photo.is_main)).toHaveLength(1);
      expect(new Set(photos.map(({ position }) => position)).size).toBe(limits.stored);
    },
  );

  test('a member gets the number of stored photos, so that the page can show when the limit is reached', async () => {
    const browser = one.as(await memberWith(2, false));
    const photoCount = async () => (await browser.call(getUser)).user?.profile.photos;
    expect(await photoCount()).toBe(2);
    const { photo } = await browser.call(uploadPhoto, { upload: jpeg });
    expect(await photoCount()).toBe(3);
    await browser.call(deletePhoto, { body: { id: photo.id } });
    expect(await photoCount()).toBe(2);
  });

  test('the same upload sent to both at once, and again, is one photo', async () => {
    const member = await memberWith(0, false);
    const first = await Promise.all([one, other].map(server => upload(member, server, 'one-upload')));
    const again = await upload(member, one, 'one-upload');
    expect(again.status).toBe(200);
    for (const { status, body } of first) expect([status, body]).toEqual([200, again.body]);
    expect(await selectPhotos(db, member.profileId)).toHaveLength(1);
  });

  test('a repeated upload returns the photo with its later crop', async () => {
    const member = await memberWith(0, false);
    const first = await upload(member, one, 'one-upload');
    const { id } = (first.body as { photo: { id: string } }).photo;
    const { photo } = await one
      .as(member)
      .call(changePhoto, { body: { id, edit: { rotate: 90, crop: null } } });
    expect((await upload(member, other, 'one-upload')).body).toEqual({ photo });
    expect(await selectPhotos(db, member.profileId)).toHaveLength(1);
  });
});
