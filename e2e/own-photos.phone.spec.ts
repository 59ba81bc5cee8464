import sharp from 'sharp';
import { insertLogin } from './support/inserted-login.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** A photo as a phone takes it: 12 megapixels, with the place where it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7c5cff' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .jpeg()
    .toBuffer();

test('a member uploads his main photo from his phone and sees it at once, without its place (spec 2, 3)', async ({
  page,
  context,
  baseURL,
}) => {
  await insertLogin(context, 'noah@example.com', baseURL ?? '');
  await page.goto('/profile');
  await expectAccessible(page);
  const photo = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  const photos = async () => (await (await context.request.get('/api/profile.php')).json()).profile.photos;
  await expect.poll(async () => (await photos()).length, { timeout: 30_000 }).toBe(1);
  await expect(page.getByText('Hoofdfoto', { exact: true })).toBeVisible();
  const large = await context.request.get(`/media/${(await photos())[0].large_filename}`);
  const metadata = await sharp(await large.body()).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(Math.max(metadata.width ?? 0, metadata.height ?? 0)).toBe(1600);
  await expectAccessible(page);
});
