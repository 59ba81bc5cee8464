import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors';

/**
 * Refuses requests that proxies, browsers and servers read in different ways, before anything else is looked at: with two Host headers,
 * with an address that names another host than the header, or with a content type that is not written as browsers write it. A parser that guesses may let a form of another site pass for JSON.
 */
export function refuseMalformed(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ raw, headers }) => {
    const type = headers['content-type'];
    if (
      countOf(raw, 'host') > 1 ||
      countOf(raw, 'content-type') > 1 ||
      namesAnotherHost(raw) ||
      (type !== undefined && !isContentType(type))
    )
      throw new ApiError('request_malformed');
  });
}

/** Node keeps the first of two such headers and drops the others; only the raw ones tell. */
function countOf({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
}

/** An address may be written whole, as to a proxy (`GET http://host/path`). */
const namesAnotherHost = ({ url = '/', headers }: IncomingMessage): boolean =>
  !url.startsWith('/') && url !== '*' && URL.parse(url)?.host !== headers.host?.toLowerCase();

const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const CONTENT_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?: ?; ?${TOKEN}=(?:${TOKEN}|"[^"\\\\\\t]*"))*$`);

/** A media type and parameters with a value each, with nothing but single spaces around the semicolons. */
export const isContentType = (value: string): boolean => CONTENT_TYPE.test(value);
