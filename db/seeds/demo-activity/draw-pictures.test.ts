import { expect, test } from 'vitest';
import { searchMembers } from '#contract/search';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { insertDemoData } from '../demo.ts';
import { drawDemoPicture, drawingOrder } from './draw-pictures.ts';

const { app, clock, visitor, http } = await startTestServer({}, { recreateFile: drawDemoPicture });
await insertDemoData(app.db, clock.now());

test('the pictures of the first page are drawn first', async () => {
  const { profiles } = await visitor().call(searchMembers, { query: {} });
  const shown = profiles.filter(({ main_image }) => main_image).map(({ id }) => id);
  const photos = await app.db
    .selectFrom('photos')
    .select(['profile_id', 'file_key'])
    .where('is_main', '=', true)
    .where('profile_id', 'in', shown)
    .execute();
  const keys = shown.map(id => photos.find(photo => photo.profile_id === id)?.file_key);
  expect((await drawingOrder(app)).slice(0, new Set(keys).size)).toEqual([...new Set(keys)]);
});

test('a requested picture that is missing is drawn at once', async () => {
  const { profiles } = await visitor().call(searchMembers, { query: { page: 3 } });
  const image = profiles.find(({ main_image }) => main_image)?.main_image;
  expect(await http.inject(`/media/${image?.thumb_filename}`)).toMatchObject({ statusCode: 200 });
});

test('only files of the demo data are drawn', async () => {
  expect(await drawDemoPicture('ab/abcdef0123456789')).toBeNull();
  expect(await drawDemoPicture('demo/portrait-999-1')).toBeNull();
});
