import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App, Caller, Member } from '../app.ts';
import type { Site } from '../site/sites.ts';
import { isVariant, ORIGINAL, opensFor, type Variant } from './addresses.ts';
import { openVariant } from './open-variant.ts';
import { isOpen, seesClear } from './present.ts';
import { type PictureRow, selectPicture } from './queries.ts';
import { sayRule, sendPicture, sendStandIn, signed } from './send-picture.ts';

type MediaRequest = FastifyRequest<{
  Params: { key: string; file: string };
  Querystring: { ends?: string; for?: string };
}>;

/** A year: what an unguessable address once showed it always shows, until it is gone. */
const OPEN = 'public, max-age=31536000, immutable';

/**
 * Serves pictures at `/media/<key>/<variant>`: the blur under its own key, main photos under their clear key, all
 * others under the clear key with a ticket that opens for one account and a few minutes. Everything else is a 404.
 * @param identify without setting cookies: with a picture that others keep, they would keep its first reader's login
 * @param siteOf whose pictures the request's host shows; null: every site's
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
    // Only a ticket depends on who asks: open pictures cost one look-up.
    const caller = request.query.for === undefined ? null : await identify(request);
    const picture = await selectPicture(app.db, key, siteOf(request)?.id ?? null, caller);
    const rule = picture && cacheRule(app, caller, picture, { key, file, ...request.query });
    if (!rule) throw new ApiError('not_found');
    // Asked anew all the same, a reader that has it is told so: what an address shows never changes.
    const tag = `"${key}.${file}"`;
    if (request.headers['if-none-match'] === tag)
      return sayRule(tagged(reply, rule, tag), rule)
        .code(304)
        .send();
    const found = await openVariant(app, picture.file_key, file);
    if (!found) throw new ApiError('not_found');
    if (found === 'being_made') return sendStandIn(reply, picture);
    return sendPicture(tagged(reply, rule, tag), file, found, rule);
  });
}

function tagged(reply: FastifyReply, rule: string, tag: string): FastifyReply {
  reply.header('etag', tag);
  // A content network on another host may show what is open to everyone.
  return rule === OPEN ? reply.header('cross-origin-resource-policy', 'cross-origin') : reply;
}

type PictureFile = Variant | typeof ORIGINAL;
const isPictureFile = (file: string): file is PictureFile => file === ORIGINAL || isVariant(file);

/** How long the picture may be kept, and by whom; null when the caller does not get it. */
function cacheRule(
  app: Pick<App, 'config' | 'clock'>,
  caller: Caller | null,
  picture: PictureRow,
  asked: { key: string; file: PictureFile; ends?: string; for?: string },
): string | null {
  const blurred = asked.file.startsWith('blur.');
  if (asked.key === picture.blur_key) return blurred ? OPEN : null;
  if (blurred) return null;
  if (asked.file !== ORIGINAL && isOpen(picture)) return OPEN;
  const member = caller?.member;
  if (!member || !picture.visible || !seesClear(member, picture) || !isShown(member, picture)) return null;
  // What was cut away is the owner's alone.
  if (asked.file === ORIGINAL && member.profileId !== picture.profile_id) return null;
  const ticket = { ends: Number(asked.ends), signature: String(asked.for) };
  const bound = { clearKey: asked.key, accountId: member.accountId, secret: app.config.secret };
  const seconds = opensFor(ticket, { ...bound, now: app.clock.now() });
  return seconds > 0 ? signed(seconds) : null;
}

/** A photo that is not active is its owner's alone. */
const isShown = ({ profileId }: Member, { profile_id, status }: PictureRow) =>
  status === 'active' || profile_id === profileId;
