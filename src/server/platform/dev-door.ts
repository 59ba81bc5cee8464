import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { isFromThisMachine } from './http/client-address.ts';
import { isSameSecret, sign } from './secrets.ts';

/** Runs before a page of the development: throws `not_found` for a visitor without the key. */
export type DevDoor = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

export type DevDoorOptions = {
  key: string;
  /** Throws for a host that is not the site's: a page elsewhere may give its own name this machine's address. */
  assertOwnHost: (request: FastifyRequest) => void;
};

const DEV_COOKIE = 'dev_key';

/** What opens the pages of the development: the same after a restart, unguessable without the server's secret. */
export const devKeyOf = (secret: string): string => sign(secret, 'pages of the development');

/**
 * Opens to browsers on this machine that were given the key, in an address (`?key=`) or, from then on, in a cookie. To all others what lies
 * behind does not exist. Coming from this machine alone proves nothing: behind a proxy that hides itself everybody does. Not for production.
 */
export const createDevDoor =
  ({ key, assertOwnHost }: DevDoorOptions): DevDoor =>
  async (request, reply) => {
    if (!isFromThisMachine(request)) throw new ApiError('not_found');
    assertOwnHost(request);
    const { key: given, ...query } = request.query as Record<string, unknown>;
    if (isKey(given, key)) {
      reply.setCookie(DEV_COOKIE, key, { path: '/', httpOnly: true, sameSite: 'lax' });
      // Without the key, so that it stays out of the history and of what is copied from there.
      return reply.header('cache-control', 'no-store').redirect(addressWith(request.url, query), 303);
    }
    if (!isKey(request.cookies[DEV_COOKIE], key)) throw new ApiError('not_found');
    return undefined;
  };

const isKey = (given: unknown, key: string): boolean => typeof given === 'string' && isSameSecret(key, given);

function addressWith(url: string, query: Record<string, unknown>): string {
  const [path = '/'] = url.split('?');
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
