import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

// A script that makes of one picture all that the site makes of an upload, and nothing else: no HTTP, no database, no files.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ picture, seconds }: { picture: Uint8Array; seconds: number }) => {
  const start = performance.now();
  let made = 0;
  for (; performance.now() - start < seconds * 1_000; made += 1) await makeAll(picture);
  process.send?.({ perSecond: made / ((performance.now() - start) / 1_000) });
});
process.on('disconnect', () => process.exit(0));

async function makeAll(picture: Uint8Array): Promise<void> {
  const large = await sized(sharp(picture).autoOrient().flatten({ background: '#fff' }), 1600);
  for (const side of [1600, 768, 256]) await encode(await sized(of(large), side));
  const few = await sized(of(large), 16);
  await encode(
    await of(few).resize(256, 256, { fit: 'inside' }).blur(8).raw().toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = await of(few).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  rgbaToThumbHash(info.width, info.height, data);
  await of(few).stats();
}

type Pixels = { data: Buffer; info: OutputInfo };
const of = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });
const sized = (picture: Sharp, side: number): Promise<Pixels> =>
  picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function encode(pixels: Pixels): Promise<void> {
  await of(pixels).avif({ quality: 55, effort: 0 }).toBuffer();
  await of(pixels).webp({ quality: 80, effort: 2 }).toBuffer();
  await of(pixels).jpeg({ quality: 80, progressive: true }).toBuffer();
}
