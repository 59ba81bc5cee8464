import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App, Caller, Member } from '../app.ts';
import type { Site } from '../site/sites.ts';
import { isRenditionName, ORIGINAL_FILE, type RenditionName, ticketSecondsLeft } from './addresses.ts';
import { openRendition } from './open-rendition.ts';
import { opensToEveryone, seesClear } from './present.ts';
import { type PictureRow, selectPicture } from './queries.ts';
import { privateCacheControl, sendColourPlaceholder, sendPicture, setCacheControl } from './serve-private.ts';

type MediaRequest = FastifyRequest<{
  Params: { key: string; file: string };
  Querystring: { ends?: string; for?: string };
}>;

/** A public address always shows the same picture, so caches may store it for a year. */
const PUBLIC_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Serves `/media/<key>/<rendition>`; pictures that are not public need a ticket.
 * @param identify must not set cookies, because a shared cache would store the first reader's session
 * @param siteOf returns null if the pictures of every site are served
 * @spec D4.9 6.1
 */
export function serveMedia(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
  siteOf: (request: FastifyRequest) => Site | null,
): void {
  http.get('/media/:key/:file', async (request: MediaRequest, reply) => {
    const { key, file } = request.params;
    if (!/^[a-z0-9]{32}$/.test(key) || !isPictureFile(file)) throw new ApiError('not_found');
    // Requests without a ticket (`for`) need no caller and skip the query for the session.
    const caller = request.query.for === undefined ? null : await identify(request);
    const picture = await selectPicture(app.db, key, siteOf(request)?.id ?? null, caller);
    const cacheControl = picture && cacheControlFor(app, caller, picture, { key, file, ...request.query });
    if (!cacheControl) throw new ApiError('not_found');
    // The picture at an address never changes, so a browser that has it gets 304.
    const etag = `"${key}.${file}"`;
    if (request.headers['if-none-match'] === etag)
      return setCacheControl(withEtag(reply, cacheControl, etag), cacheControl)
        .code(304)
        .send();
    const opened = await openRendition(app, picture.file_key, file);
    if (!opened) throw new ApiError('not_found');
    if (opened === 'being_made') return sendColourPlaceholder(reply, picture);
    return sendPicture(withEtag(reply, cacheControl, etag), file, opened, cacheControl);
  });
}

function withEtag(reply: FastifyReply, cacheControl: string, etag: string): FastifyReply {
  reply.header('etag', etag);
  // Without this header browsers block public pictures from a CDN on another host.
  return cacheControl === PUBLIC_CACHE_CONTROL
    ? reply.header('cross-origin-resource-policy', 'cross-origin')
    : reply;
}

type PictureFile = RenditionName | typeof ORIGINAL_FILE;
const isPictureFile = (file: string): file is PictureFile => file === ORIGINAL_FILE || isRenditionName(file);

/** Returns null if the caller may not see the picture. */
function cacheControlFor(
  app: Pick<App, 'config' | 'clock'>,
  caller: Caller | null,
  picture: PictureRow,
  requested: { key: string; file: PictureFile; ends?: string; for?: string },
): string | null {
  const blurred = requested.file.startsWith('blur.');
  if (requested.key === picture.blur_key) return blurred ? PUBLIC_CACHE_CONTROL : null;
  if (blurred) return null;
  if (requested.file !== ORIGINAL_FILE && opensToEveryone(picture)) return PUBLIC_CACHE_CONTROL;
  const member = caller?.member;
  if (!member || !picture.visible || !seesClear(member, picture) || !isVisibleToMember(member, picture))
    return null;
  // Only the owner may see what was cropped away.
  if (requested.file === ORIGINAL_FILE && member.profileId !== picture.profile_id) return null;
  const ticket = { ends: Number(requested.ends), signature: String(requested.for) };
  const bound = { clearKey: requested.key, accountId: member.accountId, secret: app.config.secret };
  const seconds = ticketSecondsLeft(ticket, { ...bound, now: app.clock.now() });
  return seconds > 0 ? privateCacheControl(seconds) : null;
}

const isVisibleToMember = ({ profileId }: Member, { profile_id, status }: PictureRow) =>
  status === 'active' || profile_id === profileId;
