import { describe, expect, test } from 'vitest';
import * as albums from '#contract/albums';
import { blockMember, unblockMember } from '#contract/blocks';
import { ALBUM_GRANTS_MAX } from '#contract/constants';
import { changePhoto, uploadPhoto } from '#contract/photos';
import { changeProfile, getMember, getProfile } from '#contract/profiles';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { picture, pixelBomb, pngWithWrongSize, smallestPhoto } from '../../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { albumPhotoKeys, insertTestAlbumPhoto } from './testing/album-photos.ts';

const server = await startTestServer();
const { app, db, as, signUpMember } = server;
const { send } = chatActions(server);

const blobOf = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });
const jpeg = blobOf(await smallestPhoto());
const badFiles: [string, Blob][] = [
  ['photo_type', blobOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['photo_too_large', blobOf(Buffer.alloc(11 * 1024 * 1024))],
  ['photo_too_many_pixels', blobOf(await pixelBomb(), 'image/png')],
  ['photo_too_small', blobOf(await picture(300, 900).jpeg().toBuffer())],
  ['photo_broken', blobOf(await pngWithWrongSize(), 'image/png')],
];
const upload = async (member: TestMember) =>
  (await as(member).call(albums.uploadAlbumPhoto, { upload: jpeg })).photo;
const plant = ({ profileId }: TestMember) => insertTestAlbumPhoto(db, profileId);
const albumOf = async (member: TestMember) => (await as(member).call(albums.getAlbum)).photos;
const grant = (owner: TestMember, { profileId: id }: TestMember) =>
  as(owner).call(albums.grantAlbum, { body: { id } });
const takeBack = (owner: TestMember, { profileId: id }: TestMember) =>
  as(owner).call(albums.revokeAlbum, { body: { id } });
const seenBy = async (viewer: TestMember, { profileId: id }: TestMember) =>
  (await as(viewer).call(getMember, { query: { id } })).member.album;
const namesOf = async (owner: TestMember) =>
  (await as(owner).call(albums.getAlbumGrants)).grants.map(({ name }) => name);

describe('photos of the closed album (spec D5.4)', () => {
  test('are not part of the profile, have their own limit and never become the main photo', async () => {
    const owner = await signUpMember();
    await plant(owner);
    await plant(owner);
    expect(await upload(owner)).toMatchObject({ width: 450, locked: false, status: 'active' });
    const { profile } = await as(owner).call(getProfile);
    expect([profile.photos, profile.main_image]).toEqual([[], null]);
    const fourth = await as(owner).send(albums.uploadAlbumPhoto, { upload: jpeg });
    expect([fourth.status, fourth.error?.code]).toEqual([403, 'photo_limit']);
    expect((await as(owner).send(uploadPhoto, { upload: jpeg })).status).toBe(200);
  });

  test('of four concurrent uploads exactly as many are stored as the limit allows', async () => {
    const owner = await signUpMember();
    await plant(owner);
    await plant(owner);
    const sent = [1, 2, 3, 4].map(() => as(owner).send(albums.uploadAlbumPhoto, { upload: jpeg }));
    const codes = (await Promise.all(sent)).map(({ error }) => error?.code ?? 'kept');
    expect(codes.sort()).toEqual(['kept', 'photo_limit', 'photo_limit', 'photo_limit']);
    expect(await albumOf(owner)).toHaveLength(3);
  });

  test('a repeated upload is one photo, with fresh addresses', async () => {
    const owner = await signUpMember();
    const once = await as(owner).call(albums.uploadAlbumPhoto, { upload: jpeg, key: 'album-upload' });
    server.clock.advance(120_000);
    const again = await as(owner).call(albums.uploadAlbumPhoto, { upload: jpeg, key: 'album-upload' });
    expect(again.photo.id).toBe(once.photo.id);
    expect(again.photo.filename).not.toBe(once.photo.filename);
    expect(await albumOf(owner)).toHaveLength(1);
  });

  test('a fifth concurrent upload is refused before it is read', async () => {
    const owner = await signUpMember();
    await plant(owner);
    await plant(owner);
    const sent = Array.from({ length: 5 }, () => as(owner).send(albums.uploadAlbumPhoto, { upload: jpeg }));
    const codes = (await Promise.all(sent)).map(({ error }) => error?.code);
    expect(codes.filter(code => code === 'too_many_requests')).toHaveLength(1);
  });

  test.each(badFiles)('%s is refused as for the profile', async (code, file) => {
    const owner = await signUpMember();
    const { error } = await as(owner).send(albums.uploadAlbumPhoto, { upload: file });
    expect(error?.code).toBe(code);
    expect(await albumOf(owner)).toEqual([]);
  });

  test('a deleted photo’s files are deleted; another member’s photo is not found', async () => {
    const [owner, other] = [await signUpMember(), await signUpMember()];
    const { id } = await upload(owner);
    const { file_key: file } = await albumPhotoKeys(db, id);
    const foreign = await as(other).send(albums.deleteAlbumPhoto, { body: { id } });
    expect([foreign.status, foreign.error?.code]).toEqual([404, 'not_found']);
    expect(await app.storage.list(file)).not.toEqual([]);
    await as(owner).call(albums.deleteAlbumPhoto, { body: { id } });
    expect([await albumOf(owner), await app.storage.list(file)]).toEqual([[], []]);
  });

  test('are deleted with the account', async () => {
    const owner = await signUpMember();
    const { file_key: file } = await albumPhotoKeys(db, (await upload(owner)).id);
    await db.deleteFrom('accounts').where('id', '=', owner.accountId).execute();
    await purgeUnreferencedFiles(app);
    expect(await app.storage.list(file)).toEqual([]);
  });
});

describe('moving a photo between profile and album', () => {
  test('keeps its id and its files, gives it new addresses, and a repeat changes nothing', async () => {
    const owner = await signUpMember();
    const { photo } = await as(owner).call(uploadPhoto, { upload: jpeg });
    const body = { id: photo.id, into: 'album' } as const;
    for (const _time of [1, 2]) await as(owner).call(albums.movePhoto, { body });
    expect((await albumOf(owner)).map(({ id }) => id)).toEqual([photo.id]);
    expect((await as(owner).call(getProfile)).profile).toMatchObject({ photos: [], main_image: null });
    await purgeUnreferencedFiles(app);
    expect((await server.visitor().request({ url: `/media/${photo.filename}` })).status).toBe(404);
    for (const _time of [1, 2])
      await as(owner).call(albums.movePhoto, { body: { id: photo.id, into: 'profile' } });
    const { photos } = (await as(owner).call(getProfile)).profile;
    expect(photos).toMatchObject([{ id: photo.id, visibility: 'private' }]);
    expect((await as(owner).request({ url: `/media/${photos[0]?.filename}` })).status).toBe(200);
    expect(await albumOf(owner)).toEqual([]);
  });

  test('the next public photo becomes the main one when the main one is moved away', async () => {
    const owner = await signUpMember();
    const first = await as(owner).call(uploadPhoto, { upload: jpeg });
    const second = await as(owner).call(uploadPhoto, { upload: jpeg });
    await as(owner).call(albums.movePhoto, { body: { id: first.photo.id, into: 'album' } });
    const { profile } = await as(owner).call(getProfile);
    // Everybody may open the main photo, so its address has no ticket.
    expect(profile.main_image?.filename).toBe(second.photo.filename.split('?')[0]);
  });

  test('a rotated photo keeps its rotation when it comes back', async () => {
    const owner = await signUpMember();
    const { photo } = await as(owner).call(uploadPhoto, { upload: jpeg });
    const edit = { rotate: 90, crop: { x: 0, y: 0, width: 1, height: 0.9 } } as const;
    await as(owner).call(changePhoto, { body: { id: photo.id, edit } });
    for (const into of ['album', 'profile'] as const)
      await as(owner).call(albums.movePhoto, { body: { id: photo.id, into } });
    const { photos } = (await as(owner).call(getProfile)).profile;
    expect(photos[0]?.edit).toMatchObject(edit);
  });

  test('is refused where the target is full, and for photos of others', async () => {
    const [owner, other] = [await signUpMember(), await signUpMember()];
    const { photo } = await as(owner).call(uploadPhoto, { upload: jpeg });
    const move = (who: TestMember, into: 'album' | 'profile', id = photo.id) =>
      as(who).send(albums.movePhoto, { body: { id, into } });
    expect((await move(other, 'album')).error?.code).toBe('not_found');
    const hidden = [await plant(owner), await plant(owner), await plant(owner)];
    expect((await move(owner, 'album')).error?.code).toBe('photo_limit');
    for (const id of hidden.slice(1)) expect((await move(owner, 'profile', id)).status).toBe(204);
    expect((await move(owner, 'profile', hidden[0])).error?.code).toBe('photo_limit');
    expect((await as(owner).call(getProfile)).profile.photos).toHaveLength(3);
  });
});

describe('showing the album to one member', () => {
  test('the member sees the album on the owner’s page, and nobody else does; after the revocation it is not there', async () => {
    const [owner, viewer, premium] = [
      await signUpMember({ visibleToVisitors: true }),
      await signUpMember({ name: 'Viewer' }),
      await signUpMember({ premium: true }),
    ];
    const without = await signUpMember({ visibleToVisitors: true });
    await plant(owner);
    expect(await seenBy(viewer, owner)).toBeNull();
    for (const _time of [1, 2]) await grant(owner, viewer);
    expect(await namesOf(owner)).toEqual(['Viewer']);
    expect(await seenBy(viewer, owner)).toHaveLength(1);
    const pageFor = (browser: ReturnType<typeof as>, { profileId: id, name }: TestMember) =>
      browser
        .send(getMember, { query: { id } })
        .then(({ body }) => JSON.stringify(body).replaceAll(id, '*').replaceAll(name, '*'));
    for (const browser of [as(premium), server.visitor()])
      expect(await pageFor(browser, owner)).toBe(await pageFor(browser, without));
    for (const _time of [1, 2]) await takeBack(owner, viewer);
    expect([await seenBy(viewer, owner), await namesOf(owner)]).toEqual([null, []]);
  });

  test('an empty album is shown as none, and the own page shows no album', async () => {
    const [owner, viewer] = [await signUpMember(), await signUpMember()];
    await grant(owner, viewer);
    expect(await seenBy(viewer, owner)).toBeNull();
    await plant(owner);
    expect([(await seenBy(viewer, owner))?.length, await seenBy(owner, owner)]).toEqual([1, null]);
  });

  test('only active photos are shown; the owner sees the others, with the rule they broke', async () => {
    const [owner, viewer] = [await signUpMember(), await signUpMember()];
    const id = await plant(owner);
    await plant(owner);
    await grant(owner, viewer);
    const rejected = { status: 'rejected', reason: 'advertising' };
    await db.updateTable('album_photos').set(rejected).where('id', '=', id).execute();
    expect(await seenBy(viewer, owner)).toHaveLength(1);
    expect((await albumOf(owner))[0]).toMatchObject(rejected);
  });

  test('a member whom the owner may not see is answered like a random id', async () => {
    const owner = await signUpMember();
    const hidden = await signUpMember({ invisible: true });
    const blocker = await signUpMember();
    await send(owner, blocker, 'Hello');
    await as(blocker).call(blockMember, { body: { id: owner.profileId } });
    const answers = [];
    for (const id of [hidden.profileId, blocker.profileId, owner.profileId, crypto.randomUUID()]) {
      const { status, body } = await as(owner).send(albums.grantAlbum, { body: { id } });
      answers.push([status, JSON.stringify(body)]);
    }
    expect(answers[0]?.[0]).toBe(404);
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toHaveProperty('size', 1);
    expect(await namesOf(owner)).toEqual([]);
  });

  test('a block revokes grants in both directions, and unblocking restores none', async () => {
    const [owner, viewer] = [await signUpMember(), await signUpMember()];
    await plant(owner);
    await plant(viewer);
    await grant(owner, viewer);
    await grant(viewer, owner);
    await send(owner, viewer, 'Hello');
    await as(viewer).call(blockMember, { body: { id: owner.profileId } });
    await as(viewer).call(unblockMember, { body: { id: owner.profileId } });
    expect([await namesOf(owner), await namesOf(viewer)]).toEqual([[], []]);
    expect([await seenBy(owner, viewer), await seenBy(viewer, owner)]).toEqual([null, null]);
  });

  test('without contact the blocked member’s list stays as it was, and neither sees the other’s album', async () => {
    const [owner, viewer] = [await signUpMember(), await signUpMember({ name: 'Blocker' })];
    await plant(owner);
    await plant(viewer);
    await grant(owner, viewer);
    await grant(viewer, owner);
    await as(viewer).call(blockMember, { body: { id: owner.profileId } });
    expect([await namesOf(owner), await namesOf(viewer)]).toEqual([['Blocker'], []]);
    for (const [one, other] of [
      [owner, viewer],
      [viewer, owner],
    ] as const)
      expect((await as(one).send(getMember, { query: { id: other.profileId } })).status).toBe(404);
  });

  test('a member who hides later stays in the list by the old name, so that the grant can be revoked', async () => {
    const [owner, viewer] = [await signUpMember(), await signUpMember({ name: 'Before' })];
    await as(viewer).call(uploadPhoto, { upload: jpeg });
    await grant(owner, viewer);
    const shown = await as(owner).call(albums.getAlbumGrants);
    expect(shown.grants[0]?.main_image).not.toBeNull();
    await as(viewer).call(changeProfile, { body: { invisible: true, name: 'After' } });
    const { grants } = await as(owner).call(albums.getAlbumGrants);
    expect(grants).toMatchObject([{ id: viewer.profileId, name: 'Before', main_image: null }]);
    await takeBack(owner, viewer);
    expect(await namesOf(owner)).toEqual([]);
  });

  test('100 members at most, however many are tried at once; taking one back makes room', async () => {
    const owner = await signUpMember();
    const viewers = [];
    for (let count = 0; count < ALBUM_GRANTS_MAX + 2; count++) viewers.push(await signUpMember());
    const rows = viewers.slice(0, ALBUM_GRANTS_MAX - 1).map(({ profileId, name }) => ({
      ...{ owner_id: owner.profileId, viewer_id: profileId, viewer_name: name, granted_at: app.clock.now() },
    }));
    await db.insertInto('album_grants').values(rows).execute();
    const last = viewers.slice(-3);
    const answers = await Promise.all(
      last.map(({ profileId: id }) => as(owner).send(albums.grantAlbum, { body: { id } })),
    );
    expect(answers.map(({ error }) => error?.code ?? 'shown').sort()).toEqual([
      'album_grant_limit',
      'album_grant_limit',
      'shown',
    ]);
    await takeBack(owner, viewers[0] as TestMember);
    const refused = last.filter((_, index) => answers[index]?.error)[0] as TestMember;
    await grant(owner, refused);
    expect(await namesOf(owner)).toHaveLength(ALBUM_GRANTS_MAX);
  });

  test('trying ids is rate limited', async () => {
    const owner = await signUpMember();
    const probe = () => as(owner).send(albums.grantAlbum, { body: { id: crypto.randomUUID() } });
    for (let time = 0; time < 60; time++) expect((await probe()).status).toBe(404);
    expect((await probe()).error?.code).toBe('too_many_requests');
  });
});
