import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { PICTURE_TYPES, type PictureFormat } from '#contract/pictures';
import { type App, type Caller, isMember, type MemberCaller } from '../app.ts';
import { isRenditionName, type RenditionName, ticketSecondsLeft } from './addresses.ts';
import { type OpenedFile, openRendition } from './open-rendition.ts';
import type { PictureRow } from './queries.ts';

/** `onSend` runs when the picture is sent, but not for a placeholder. */
type PrivatePicture = Pick<PictureRow, 'file_key' | 'width' | 'height' | 'colour'> & {
  onSend?: () => Promise<void>;
};

type PrivateRequest = FastifyRequest<{
  Params: { key: string; file: string };
  Querystring: { ends?: string; for?: string };
}>;

/** `find` returns a picture only if the caller may open it now. */
export type PrivateFolder = {
  name: string;
  files?: readonly RenditionName[];
  find: (
    app: App,
    key: string,
    caller: MemberCaller,
    file: RenditionName,
  ) => Promise<PrivatePicture | null | undefined>;
};

/**
 * Serves pictures of a folder, such as selfies, only to callers with a ticket.
 * @spec D4.9 D5.4 D5.9
 */
export function servePrivatePictures(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
  folder: PrivateFolder,
): void {
  http.get(`/media/${folder.name}/:key/:file`, async (request: PrivateRequest, reply) => {
    const { key, file } = request.params;
    if (!/^[a-z0-9]{32}$/.test(key) || !isRenditionName(file) || !isServed(folder, file))
      throw new ApiError('not_found');
    const caller = await identify(request);
    const seconds = isMember(caller) ? ticketSeconds(app, caller, `${folder.name}/${key}`, request) : 0;
    if (!isMember(caller) || seconds === 0) throw new ApiError('not_found');
    const picture = await folder.find(app, key, caller, file);
    const opened = picture && (await openRendition(app, picture.file_key, file));
    if (!picture || !opened) throw new ApiError('not_found');
    if (opened === 'being_made') return sendColourPlaceholder(reply, picture);
    await picture.onSend?.();
    return sendPicture(reply, file, opened, privateCacheControl(seconds));
  });
}

const isServed = ({ files }: PrivateFolder, file: RenditionName): boolean =>
  files ? files.includes(file) : !file.startsWith('blur.');

const ticketSeconds = (
  { config, clock }: App,
  { member }: MemberCaller,
  clearKey: string,
  { query }: PrivateRequest,
): number =>
  ticketSecondsLeft(
    { ends: Number(query.ends), signature: String(query.for) },
    { clearKey, accountId: member.accountId, secret: config.secret, now: clock.now() },
  );

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
