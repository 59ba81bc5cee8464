import type { FastifyReply } from 'fastify';
import { PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { OpenedFile } from './open-rendition.ts';
import type { PictureRow } from './queries.ts';

/** Only the reader's browser may cache the picture, no shared cache. */
export const privateCacheControl = (seconds: number): string => `private, max-age=${seconds}`;

const typeOf = (file: string): string => PICTURE_TYPES[file.split('.')[1] as PictureFormat];

/** Sets the cache control, and excludes the picture from search engines. */
export const setCacheControl = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply.headers({ 'cache-control': cacheControl, 'x-robots-tag': 'noindex, noimageindex' });

/** @spec D4.9 */
export const sendPicture = (reply: FastifyReply, file: string, opened: OpenedFile, cacheControl: string) =>
  setCacheControl(reply, cacheControl)
    .header('content-length', opened.size)
    .type(typeOf(file))
    .send(opened.stream);

/** The answer is not cached, so that the next request gets the picture. */
export function sendColourPlaceholder(
  reply: FastifyReply,
  { width, height, colour }: Pick<PictureRow, 'width' | 'height' | 'colour'>,
) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return reply.header('cache-control', 'no-store').type('image/svg+xml').send(drawing);
}
