import { expect, test } from 'vitest';
import { deleteAlbumPhoto, movePhoto, takeBackAlbum } from '#contract/albums';
import { deletePhoto, orderPhotos } from '#contract/photos';
import { withdrawVerification } from '#contract/verification';
import { startTestServer } from '../testing/start-test-server.ts';

const { db, as, signUpMember } = await startTestServer();
const id = '11111111-1111-4111-8111-111111111111';

test('no call that changes photos can be asked without end: 600 times in an hour each (section 3)', async () => {
  const browser = as(await signUpMember());
  const calls = [
    () => browser.send(orderPhotos, { body: { ids: [] } }),
    () => browser.send(deletePhoto, { body: { id } }),
    () => browser.send(movePhoto, { body: { id, into: 'album' } }),
    () => browser.send(deleteAlbumPhoto, { body: { id } }),
    () => browser.send(takeBackAlbum, { body: { id } }),
    () => browser.send(withdrawVerification),
  ];
  const codes = async () => {
    const answers = [];
    for (const call of calls) answers.push((await call()).error?.code ?? 'done');
    return answers;
  };
  const once = ['done', 'not_found', 'not_found', 'not_found', 'done', 'done'];
  expect(await codes()).toEqual(once);
  // As if each had been asked 598 times more.
  await db.updateTable('rate_limits').set({ hits: 599 }).execute();
  expect(await codes()).toEqual(once);
  expect(await codes()).toEqual(calls.map(() => 'too_many_requests'));
});
