import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import type { Photo } from '../../src/contract/photos.ts';

type PhotoOptions = { width?: number; height?: number; colour?: string };

/** The picture has GPS coordinates, as from a phone. */
export const phonePhoto = ({
  width = 3000,
  height = 4000,
  colour = '#7c5cff',
}: PhotoOptions = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .jpeg()
    .toBuffer();

export const photoFile = async (name: string, shot?: PhotoOptions) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(shot),
});

export async function postPhoto(
  request: APIRequestContext,
  baseURL: string,
  { visibility = 'public', ...shot }: PhotoOptions & { visibility?: Photo['visibility'] } = {},
): Promise<Photo> {
  const answer = await request.post(`/api/photo.php?visibility=${visibility}`, {
    data: await phonePhoto({ width: 600, height: 800, ...shot }),
    headers: { 'content-type': 'image/jpeg', 'idempotency-key': randomUUID(), origin: baseURL },
  });
  return (await answer.json()).photo;
}

export const ownPhotos = async (request: APIRequestContext): Promise<Photo[]> =>
  (await (await request.get('/api/profile.php')).json()).profile.photos;
