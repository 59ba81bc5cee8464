import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { Photo } from '../../src/contract/photos.ts';

type Shot = { width?: number; height?: number; colour?: string };

/** A JPEG as a phone takes it, with the place where it was taken; 12 megapixels unless said otherwise. */
export const phonePhoto = ({ width = 3000, height = 4000, colour = '#7c5cff' }: Shot = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .jpeg()
    .toBuffer();

/** The same as a file that is chosen. */
export const photoFile = async (name: string, shot?: Shot) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(shot),
});

/** Uploads a photo past the page, as whoever is logged in there. */
export async function sendPhoto(
  request: APIRequestContext,
  baseURL: string,
  { visibility = 'public', ...shot }: Shot & { visibility?: Photo['visibility'] } = {},
): Promise<Photo> {
  const answer = await request.post(`/api/photo.php?visibility=${visibility}`, {
    data: await phonePhoto({ width: 600, height: 800, ...shot }),
    headers: { 'content-type': 'image/jpeg', 'idempotency-key': randomUUID(), origin: baseURL },
  });
  return (await answer.json()).photo;
}

/** One's own photos in their order. */
export const ownPhotos = async (request: APIRequestContext): Promise<Photo[]> =>
  (await (await request.get('/api/profile.php')).json()).profile.photos;
