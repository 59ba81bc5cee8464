import { beforeAll, describe, expect, test } from 'vitest';
import { grantAlbum, revokeAlbum, uploadAlbumPhoto } from '#contract/albums';
import { blockMember } from '#contract/blocks';
import type { Photo } from '#contract/photos';
import { changeProfile, getMember } from '#contract/profiles';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { albumPhotoKeys } from './testing/album-photos.ts';

const server = await startTestServer();
const { db, as, signUpMember } = server;
const siteId = await openSecondSite(server);
const otherSiteHost = 'lilac.localhost';
const jpeg = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

async function createAlbumOwner() {
  const owner = await signUpMember({ visibleToVisitors: true });
  const { photo } = await as(owner).call(uploadAlbumPhoto, { upload: jpeg });
  const granted = await signUpMember();
  await as(owner).call(grantAlbum, { body: { id: granted.profileId } });
  return { owner, photo, granted };
}
let { owner, photo, granted } = {} as Awaited<ReturnType<typeof createAlbumOwner>>;
beforeAll(async () => {
  ({ owner, photo, granted } = await createAlbumOwner());
});

const get = (who: TestMember | null, filename: string, host?: string) =>
  (who ? as(who, { host }) : server.visitor({ host })).request({ url: `/media/${filename}` });
const albumFor = async (viewer: TestMember): Promise<Photo[] | null> =>
  (await as(viewer).call(getMember, { query: { id: owner.profileId } })).member.album;
const newMember = (options = {}) => signUpMember(options);
async function withAddress(then: (viewer: TestMember) => Promise<unknown>) {
  const viewer = await newMember({ premium: true });
  await as(owner).call(grantAlbum, { body: { id: viewer.profileId } });
  const [seen] = (await albumFor(viewer)) ?? [];
  expect((await get(viewer, seen?.filename ?? '')).status).toBe(200);
  await then(viewer);
  return { viewer, address: seen?.filename ?? '' };
}

describe('who may open an album photo (spec D5.4)', () => {
  test('the owner and members with a grant, in every size and format, never from a shared cache', async () => {
    const [seen] = (await albumFor(granted)) ?? [];
    for (const [who, filename] of [
      [owner, photo.filename],
      [granted, seen?.filename ?? ''],
      [granted, (seen?.large_filename ?? '').replace('.webp', '.avif')],
      [granted, (seen?.thumb_filename ?? '').replace('.webp', '.jpg')],
    ] as const) {
      const { status, headers } = await get(who, filename);
      expect([status, String(headers['cache-control'])]).toEqual([
        200,
        expect.stringMatching(/^private, max-age=([12]?\d{1,2}|300)$/),
      ]);
      expect(headers['x-robots-tag']).toContain('noindex');
    }
  });

  test.each([
    ['a visitor', async () => null],
    ['a free member', () => newMember()],
    ['a premium member', () => newMember({ premium: true })],
    [
      'another member with a grant',
      async () => {
        const other = await newMember();
        await as(owner).call(grantAlbum, { body: { id: other.profileId } });
        return other;
      },
    ],
    ['the owner, with the other member’s address', async () => owner],
    ['a member of another site', () => newMember({ siteId })],
  ])('%s cannot open an address copied from a member who can', async (_who, make) => {
    const [seen] = (await albumFor(granted)) ?? [];
    const who = await make();
    for (const address of [seen?.filename ?? '', seen?.filename.split('?')[0] ?? '']) {
      const { status, headers } = await get(who, address);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect((await get(who, address, otherSiteHost)).status).toBe(404);
    }
  });

  test.each<[string, (viewer: TestMember) => Promise<unknown>]>([
    ['the grant is revoked', ({ profileId: id }) => as(owner).call(revokeAlbum, { body: { id } })],
    ['the owner blocks the viewer', ({ profileId: id }) => as(owner).call(blockMember, { body: { id } })],
    [
      'the viewer blocks the owner',
      viewer => as(viewer).call(blockMember, { body: { id: owner.profileId } }),
    ],
    [
      'the viewer logs out',
      viewer => db.deleteFrom('sessions').where('account_id', '=', viewer.accountId).execute(),
    ],
    ['five minutes have passed', async () => server.clock.advance(300_000)],
  ])('an address stops working when %s', async (_what, happens) => {
    const { viewer, address } = await withAddress(happens);
    expect((await get(viewer, address)).status).toBe(404);
  });

  test.each<[string, (owner: TestMember) => Promise<unknown>]>([
    ['becomes invisible', who => as(who).call(changeProfile, { body: { invisible: true } })],
    ['is banned', who => become(who, 'banned')],
    ['is about to be deleted', who => become(who, 'deleting')],
    ['is not confirmed', who => become(who, 'not_confirmed')],
  ])('an address stops working, and the album is hidden, when the owner %s', async (_what, happens) => {
    const { owner, photo: own, granted: viewer } = await createAlbumOwner();
    const [seen] = (await as(viewer).call(getMember, { query: { id: owner.profileId } })).member.album ?? [];
    expect((await get(viewer, seen?.filename ?? '')).status).toBe(200);
    await happens(owner);
    expect((await get(viewer, seen?.filename ?? '')).status).toBe(404);
    const page = await as(viewer).send(getMember, { query: { id: owner.profileId } });
    expect(page.status).toBe(404);
    expect(JSON.stringify(page.body)).not.toContain(own.id);
  });

  test('only a ticket for this picture opens it, and its blur is not served', async () => {
    const { clear_key: key } = await albumPhotoKeys(db, photo.id);
    const ticket = photo.filename.split('?')[1];
    for (const address of [
      `album/${'a'.repeat(32)}/768.webp?${ticket}`,
      `album/${key}/blur.webp?${ticket}`,
      `album/${key}/original.webp?${ticket}`,
      `album/${key}/768.webp?ends=9999999999&for=x`,
      `selfie/${key}/1600.webp?${ticket}`,
      `${key}/768.webp?${ticket}`,
      `album/${key}/..%2f..%2fsecret?${ticket}`,
    ])
      expect((await get(owner, address)).status).toBe(404);
  });
});

const become = ({ accountId }: TestMember, status: 'banned' | 'deleting' | 'not_confirmed') =>
  db
    .updateTable('accounts')
    .set({ status, deleted_at: status === 'deleting' ? server.clock.now() : null })
    .where('id', '=', accountId)
    .execute();
