import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { GIF_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { sendGif } from '#contract/gifs';
import { startTestServer } from '../../testing/start-test-server.ts';
import { gifFolder, purgeGifs } from './gif-files.ts';
import { upsertGifs } from './queries.ts';

const server = await startTestServer();
const { app, db, as, clock, signUpMember } = server;
const gifWithId = (id: string) => ({
  id,
  width: 40,
  height: 30,
  words: 'A dog',
  address: 'https://static.klipy.com/a',
});
const storedIds = async () =>
  (await db.selectFrom('gifs').select('id').orderBy('id').execute()).map(({ id }) => id);

test('a GIF not found for 30 days is deleted with its files; one that a message shows stays', async () => {
  const anton = await signUpMember({ credits: 3 });
  const bram = await signUpMember();
  await upsertGifs(db, ['klipy-sent', 'klipy-old', 'klipy-again'].map(gifWithId), clock.now());
  await as(anton).call(sendGif, { body: { to: bram.profileId, client_id: randomUUID(), gif: 'klipy-sent' } });
  for (const id of ['klipy-old', 'klipy-sent'])
    await app.storage.write(`${gifFolder(id)}/still`, Buffer.from('x'));
  clock.set(new Date(clock.now().getTime() + (GIF_RETENTION_DAYS + 1) * DAY_MS));
  await upsertGifs(db, [gifWithId('klipy-again')], clock.now());
  await purgeGifs(app);
  expect(await storedIds()).toEqual(['klipy-again', 'klipy-sent']);
  expect(await app.storage.has(`${gifFolder('klipy-old')}/still`)).toBe(false);
  expect(await app.storage.has(`${gifFolder('klipy-sent')}/still`)).toBe(true);
  const carl = await signUpMember({ credits: 1 });
  const body = { to: bram.profileId, client_id: randomUUID(), gif: 'klipy-old' };
  const answer = await as(carl).send(sendGif, { body });
  expect(answer).toMatchObject({ error: { fields: { gif: { code: 'gif_unknown' } } } });
});
