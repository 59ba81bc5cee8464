import { expect, test } from 'vitest';
import { deleteAlbumPhoto, movePhoto, revokeAlbum } from '#contract/albums';
import { deletePhoto, orderPhotos } from '#contract/photos';
import { withdrawVerification } from '#contract/verification';
import { startTestServer } from '../testing/start-test-server.ts';

const { db, as, signUpMember } = await startTestServer();
const id = '11111111-1111-4111-8111-111111111111';

test('each call that changes photos is limited to 600 an hour (spec 3.2)', async () => {
  const browser = as(await signUpMember());
  const calls = [
    () => browser.send(orderPhotos, { body: { ids: [] } }),
    () => browser.send(deletePhoto, { body: { id } }),
    () => browser.send(movePhoto, { body: { id, into: 'album' } }),
    () => browser.send(deleteAlbumPhoto, { body: { id } }),
    () => browser.send(revokeAlbum, { body: { id } }),
    () => browser.send(withdrawVerification),
  ];
  const codes = async () => {
    const answers = [];
    for (const call of calls) answers.push((await call()).error?.code ?? 'done');
    return answers;
  };
  const once = ['done', 'not_found', 'not_found', 'not_found', 'done', 'done'];
  expect(await codes()).toEqual(once);
  await db.updateTable('rate_limits').set({ hits: 599 }).execute();
  expect(await codes()).toEqual(once);
  expect(await codes()).toEqual(calls.map(() => 'too_many_requests'));
});
