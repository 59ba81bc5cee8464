import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

// The benchmark compares our uploads with this process, which has no HTTP or database.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ picture, seconds }: { picture: Uint8Array; seconds: number }) => {
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < seconds * 1_000; count += 1) await makeRenditions(picture);
  process.send?.({ perSecond: count / ((performance.now() - start) / 1_000) });
});
process.on('disconnect', () => process.exit(0));

async function makeRenditions(picture: Uint8Array): Promise<void> {
  const large = await resizeTo(sharp(picture).autoOrient().flatten({ background: '#fff' }), 1600);
  for (const side of [1600, 768, 256]) await encode(await resizeTo(fromPixels(large), side));
  const small = await resizeTo(fromPixels(large), 16);
  await encode(
    await fromPixels(small)
      .resize(256, 256, { fit: 'inside' })
      .blur(8)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { data, info } = await fromPixels(small).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  rgbaToThumbHash(info.width, info.height, data);
  await fromPixels(small).stats();
}

type Pixels = { data: Buffer; info: OutputInfo };
const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });
const resizeTo = (picture: Sharp, side: number): Promise<Pixels> =>
  picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function encode(pixels: Pixels): Promise<void> {
  await fromPixels(pixels).avif({ quality: 55, effort: 0 }).toBuffer();
  await fromPixels(pixels).webp({ quality: 80, effort: 2 }).toBuffer();
  await fromPixels(pixels).jpeg({ quality: 80, progressive: true }).toBuffer();
}
