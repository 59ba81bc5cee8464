import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteAlbumPhoto, getAlbum, movePhoto, uploadAlbumPhoto } from '#contract/albums';
import { deletePhoto, uploadPhoto } from '#contract/photos';
import { getProfile } from '#contract/profiles';
import { sendReport } from '#contract/reports';
import { sendSelfie, showPose, withdrawVerification } from '#contract/verification';
import { chatActions } from '../chats/testing/chat-actions.ts';
import type { Trx } from '../platform/db.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import { purgeUnreferencedFiles } from '../platform/unreferenced-files.ts';
import type { Answer } from '../testing/browser.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { albumPhotoKeys } from './albums/testing/album-photos.ts';
import { completePicture } from './pictures.ts';
import { selectPhotos } from './queries.ts';
import { insertTestPhoto } from './testing/insert-test-photo.ts';

const server = await startTestServer();
const { app, db, as, signUpMember } = server;
const { send } = chatActions(server);
const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

const unreferencedFiles = async () =>
  (await db.selectFrom('unreferenced_files').select('file_key').execute()).map(row => row.file_key);
const filesOf = (key: string) => app.storage.list(key);

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function whileHeld(
  hold: (trx: Trx) => Promise<unknown>,
  calls: (() => Promise<Answer>)[],
  meanwhile: (trx: Trx) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const answers: Promise<Answer>[] = [];
  await db.transaction().execute(async trx => {
    await hold(trx);
    for (const call of calls) {
      answers.push(call());
      await expect.poll(waiting).toBe(answers.length);
    }
    await meanwhile(trx);
  });
  return (await Promise.all(answers)).map(({ error }) => error?.code ?? 'done');
}

const profileOf =
  ({ profileId }: TestMember) =>
  (trx: Trx) =>
    trx.selectFrom('profiles').where('id', '=', profileId).select('id').forUpdate().execute();

describe('a selfie and a concurrent withdrawal (spec D5.9)', () => {
  async function posing() {
    const member = await signUpMember();
    await insertTestPhoto(db, member.profileId, { main: true });
    await as(member).call(showPose);
    return member;
  }
  const rowOf = (trx: Trx, { profileId }: TestMember) =>
    trx.selectFrom('verifications').where('profile_id', '=', profileId);

  test('are serialized: a selfie that came first is removed by the withdrawal', async () => {
    const member = await posing();
    const codes = await whileHeld(profileOf(member), [
      () => as(member).send(sendSelfie, { upload }),
      () => as(member).send(withdrawVerification),
    ]);
    expect(codes).toEqual(['done', 'done']);
    expect([
      await rowOf(db as Trx, member)
        .select('selfie_key')
        .execute(),
      await unreferencedFiles(),
    ]).toEqual([[], []]);
  });

  test('a selfie whose pose is purged meanwhile is refused, and its file is removed', async () => {
    const member = await posing();
    const codes = await whileHeld(
      trx => rowOf(trx, member).select('pose').forUpdate().execute(),
      [() => as(member).send(sendSelfie, { upload })],
      trx => trx.deleteFrom('verifications').where('profile_id', '=', member.profileId).execute(),
    );
    expect(codes).toEqual(['pose_over']);
    const [file = '', ...others] = await unreferencedFiles();
    expect([others, (await filesOf(file)).length]).toEqual([[], 1]);
    server.clock.advance(3_600_000);
    await purgeUnreferencedFiles(app);
    expect(await filesOf(file)).toEqual([]);
  });
});

describe('a photo that is moved, deleted or held at the same time (spec 3.2)', () => {
  test('moved out of the album first, it is no longer there to be deleted, and its files stay', async () => {
    const owner = await signUpMember();
    const { photo } = await as(owner).call(uploadAlbumPhoto, { upload });
    const { file_key: file } = await albumPhotoKeys(db, photo.id);
    const codes = await whileHeld(profileOf(owner), [
      () => as(owner).send(movePhoto, { body: { id: photo.id, into: 'profile' } }),
      () => as(owner).send(deleteAlbumPhoto, { body: { id: photo.id } }),
    ]);
    expect(codes).toEqual(['done', 'not_found']);
    expect((await as(owner).call(getProfile)).profile.photos.map(({ id }) => id)).toEqual([photo.id]);
    expect(await filesOf(file)).not.toEqual([]);
  });

  test.each([
    ['profile', uploadPhoto],
    ['album', uploadAlbumPhoto],
  ] as const)(
    'no photo is added to the %s when its files were removed before the commit',
    async (_where, call) => {
      const owner = await signUpMember();
      const codes = await whileHeld(profileOf(owner), [() => as(owner).send(call, { upload })], () =>
        db.deleteFrom('unreferenced_files').execute(),
      );
      expect(codes).toEqual(['unavailable']);
      expect(await selectPhotos(db, owner.profileId)).toEqual([]);
      expect((await as(owner).call(getAlbum)).photos).toEqual([]);
    },
  );
});

test('files that an open report holds are kept when a missing size is made, and when they are unreferenced (spec D2.27)', async () => {
  const [reporter, reported] = [await signUpMember(), await signUpMember()];
  const { photo } = await as(reported).call(uploadPhoto, { upload });
  const file = (await selectPhotos(db, reported.profileId))[0]?.file_key ?? '';
  await send(reported, reporter, 'Pay.');
  await as(reporter).call(sendReport, {
    body: { id: reported.profileId, reason: 'extortion', text: 'He wants money.' },
  });
  await as(reported).call(deletePhoto, { body: { id: photo.id } });
  const files = (await filesOf(file)).sort();
  expect(files).not.toEqual([]);
  await app.storage.removeAll(`${file}/256.avif`);
  expect(await completePicture(app, file)).toBe(true);
  await purgeUnreferencedFiles(app);
  expect((await filesOf(file)).sort()).toEqual(files);
});
