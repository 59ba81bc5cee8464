import type { FastifyReply } from 'fastify';
import { PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import type { Found } from './open-variant.ts';
import type { PictureRow } from './queries.ts';

/** As long as the address opens; never in a cache that others share. */
export const signed = (seconds: number): string => `private, max-age=${seconds}`;

/** Media type of a picture's file, by its ending. */
const typeOf = (file: string): string => PICTURE_TYPES[file.split('.')[1] as PictureFormat];

/** Whoever `rule` says keeps the picture, and nobody shall find a member by his face. */
export const sayRule = (reply: FastifyReply, rule: string): FastifyReply =>
  reply.headers({ 'cache-control': rule, 'x-robots-tag': 'noindex, noimageindex' });

/** Sends a picture's file, to be kept by whom `rule` says. */
export const sendPicture = (reply: FastifyReply, file: string, found: Found, rule: string) =>
  sayRule(reply, rule).header('content-length', found.size).type(typeOf(file)).send(found.stream);

/** The picture's colour in its proportions, kept by nobody: what the page shows anyway until the picture is there. */
export function sendStandIn(
  reply: FastifyReply,
  { width, height, colour }: Pick<PictureRow, 'width' | 'height' | 'colour'>,
) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`;
  return reply.header('cache-control', 'no-store').type('image/svg+xml').send(drawing);
}
