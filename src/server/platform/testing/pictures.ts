import { randomBytes } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** The noise is coarse, so that JPEG compression leaves the picture recognisable. */
export const picture = (width: number, height: number): Sharp =>
  sharp(coarseNoise, { raw: { width: 100, height: 100, channels: 3 } }).resize(width, height, {
    fit: 'fill',
  });

/** Returns a photo that renders fast. */
export const smallestPhoto = (): Promise<Buffer> =>
  sharp(randomBytes(3 * 3 * 3), { raw: { width: 3, height: 3, channels: 3 } })
    .resize(450, 400, { fit: 'fill' })
    .jpeg()
    .toBuffer();

const coarseNoise = randomBytes(100 * 100 * 3);

export const ARTIST = 'somebody who must not be known';

export const photoWithMetadata = (width: number, height: number): Promise<Buffer> =>
  picture(width, height)
    .withExif({
      IFD0: { Artist: ARTIST },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 54/1 0/1',
      },
    })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer();

export const pixelBomb = (): Promise<Buffer> =>
  sharp({
    create: { width: 15_000, height: 15_000, channels: 3, background: '#123456' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();

export async function pngWithWrongSize(): Promise<Buffer> {
  const png = await picture(600, 600).png().toBuffer();
  png.writeUInt32BE(500, 16);
  return png;
}
