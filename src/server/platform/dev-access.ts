import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { isFromThisMachine } from './http/client-address.ts';
import { isSameSecret, sign } from './secrets.ts';

/** @throws ApiError `not_found` without the key */
export type DevAccessCheck = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>;

type DevAccessOptions = {
  key: string;
  /** Refuses foreign host names, because DNS rebinding can make them resolve to this machine. */
  assertOwnHost: (request: FastifyRequest) => void;
};

const DEV_COOKIE = 'dev_key';

/** The key is stable across restarts and unguessable without the server secret. */
export const devAccessKey = (secret: string): string => sign(secret, 'pages of the development');

/** Requires a key, because behind a proxy every request has a local address. */
export const createDevAccessCheck =
  ({ key, assertOwnHost }: DevAccessOptions): DevAccessCheck =>
  async (request, reply) => {
    if (!isFromThisMachine(request)) throw new ApiError('not_found');
    assertOwnHost(request);
    const { key: providedKey, ...query } = request.query as Record<string, unknown>;
    if (isKey(providedKey, key)) {
      reply.setCookie(DEV_COOKIE, key, { path: '/', httpOnly: true, sameSite: 'lax' });
      // The redirect removes the key from the address, the history and copied links.
      return reply.header('cache-control', 'no-store').redirect(urlWithQuery(request.url, query), 303);
    }
    if (!isKey(request.cookies[DEV_COOKIE], key)) throw new ApiError('not_found');
    return undefined;
  };

const isKey = (value: unknown, key: string): boolean => typeof value === 'string' && isSameSecret(key, value);

function urlWithQuery(url: string, query: Record<string, unknown>): string {
  const [path = '/'] = url.split('?');
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
