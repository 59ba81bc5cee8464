import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { changePhoto, deletePhoto, type Photo, uploadPhoto } from '#contract/photos';
import { changeProfile, getMember } from '#contract/profiles';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { selectPhotos } from './queries.ts';
import { expectedAccess } from './testing/expected-access.ts';
import { createViewers, viewers } from './testing/picture-viewers.ts';

const server = await startTestServer();
const { db, clock } = server;
const { photos, tried } = await createViewers(server);

describe('who may open which address (spec 6): a sample, all of them in the full tests', () => {
  test.each(viewers)('%s', async viewer => {
    for (const photo of photos) {
      const answers = await tried(viewer, photo, { sizes: [1600], formats: ['avif'] });
      for (const { cell, status, cache } of answers) {
        const right = expectedAccess(viewer, photo, cell);
        expect(
          [status, String(cache)],
          `${photo.visibility} ${photo.status} ${JSON.stringify(cell)}`,
        ).toEqual(
          {
            open: [200, 'public, max-age=31536000, immutable'],
            private: [200, expect.stringMatching(/^private, max-age=(2[4-9]\d|300)$/)],
            nothing: [404, 'no-store'],
          }[right],
        );
      }
    }
  });
});

const bytes = await smallestPhoto();
const upload = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

describe('addresses stop working', () => {
  const seen = async () => {
    const owner = await server.signUpMember({ visibleToVisitors: true });
    const viewer = await server.signUpMember({ premium: true });
    const ids: string[] = [];
    for (const visibility of ['public', 'public', 'private'] as const)
      ids.push((await server.as(owner).call(uploadPhoto, { upload, query: { visibility } })).photo.id);
    const shown = await shownTo(viewer, owner);
    const blurs = (await selectPhotos(db, owner.profileId)).map(({ blur_key }) => `${blur_key}/blur.webp`);
    return { owner, viewer, ids, clear: shown.map(({ filename }) => filename), blurs };
  };
  const shownTo = async (viewer: TestMember, owner: TestMember): Promise<Photo[]> =>
    (await server.as(viewer).call(getMember, { query: { id: owner.profileId } })).member.photos;
  const statuses = (viewer: TestMember, addresses: string[]) =>
    Promise.all(
      addresses.map(async address => (await server.as(viewer).request({ url: `/media/${address}` })).status),
    );

  test('only after a change, such as a block', async () => {
    const { viewer, clear, blurs } = await seen();
    expect(await statuses(viewer, [...clear, ...blurs])).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('at once for all photos, blurs too, for a blocked member; others get the new ones', async () => {
    const { owner, viewer, clear, blurs } = await seen();
    await server.as(owner).call(blockMember, { body: { id: viewer.profileId } });
    expect(new Set(await statuses(viewer, [...clear, ...blurs]))).toEqual(new Set([404]));
    const other = await server.signUpMember({ premium: true });
    const found = await shownTo(other, owner);
    expect(
      await statuses(
        other,
        found.map(({ filename }) => filename),
      ),
    ).toEqual([200, 200, 200]);
  });

  test.each([{ invisible: true }, { visible_to_visitors: false }])('at once with %j', async change => {
    const { owner, viewer, clear, blurs } = await seen();
    await server.as(owner).call(changeProfile, { body: change });
    expect(new Set(await statuses(viewer, [...clear, ...blurs]))).toEqual(new Set([404]));
    expect(
      await statuses(
        owner,
        (await shownTo(owner, owner)).map(({ filename }) => filename),
      ),
    ).toEqual([200, 200, 200]);
  });

  test('at once for a photo that becomes private or is deleted, and for no other', async () => {
    const { owner, viewer, ids, clear } = await seen();
    await server.as(owner).call(changePhoto, { body: { id: ids[1] ?? '', visibility: 'private' } });
    await server.as(owner).call(deletePhoto, { body: { id: ids[2] ?? '' } });
    expect(await statuses(viewer, clear)).toEqual([200, 404, 404]);
  });

  test('at once for the private one when premium ends, after 5 minutes for all but the main one', async () => {
    const { viewer, clear } = await seen();
    const premium = { premium_since: null };
    await db.updateTable('accounts').set(premium).where('id', '=', viewer.accountId).execute();
    expect(await statuses(viewer, clear)).toEqual([200, 200, 404]);
    await db
      .updateTable('accounts')
      .set({ premium_since: clock.now() })
      .where('id', '=', viewer.accountId)
      .execute();
    expect(await statuses(viewer, clear)).toEqual([200, 200, 200]);
    clock.advance(300_000);
    expect(await statuses(viewer, clear)).toEqual([200, 404, 404]);
  });

  test.each(['banned', 'deleting'] as const)('at once when the owner’s account is %s', async status => {
    const { owner, viewer, clear, blurs } = await seen();
    const deleted_at = status === 'deleting' ? clock.now() : null;
    await db.updateTable('accounts').set({ status, deleted_at }).where('id', '=', owner.accountId).execute();
    expect(new Set(await statuses(viewer, [...clear, ...blurs]))).toEqual(new Set([404]));
  });
});
