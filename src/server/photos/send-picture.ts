import type { FastifyReply } from 'fastify';
import { PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { Found } from './open-variant.ts';
import type { PictureRow } from './queries.ts';

/** As long as the address opens; never in a cache that others share. */
export const signed = (seconds: number): string => `private, max-age=${seconds}`;

/** Media type of a picture's file, by its ending. */
export const typeOf = (file: string): string => PICTURE_TYPES[file.split('.')[1] as PictureFormat];

/** Sends a picture's file, to be kept by whom `rule` says. */
export function sendPicture(reply: FastifyReply, file: string, found: Found, rule: string) {
  reply.header('cache-control', rule).header('content-length', found.size);
  // Nobody shall find a member by his face.
  reply.header('x-robots-tag', 'noindex, noimageindex');
  return reply.type(typeOf(file)).send(found.stream);
}

/** The picture's colour in its proportions, kept by nobody: what the page shows anyway until the picture is there. */
export function sendStandIn(
  reply: FastifyReply,
  { width, height, colour }: Pick<PictureRow, 'width' | 'height' | 'colour'>,
) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return reply.header('cache-control', 'no-store').type('image/svg+xml').send(drawing);
}
