import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors';

/** Refuses malformed requests, which a proxy or a lenient parser could read differently. */
export function refuseMalformed(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ raw, headers }) => {
    const type = headers['content-type'];
    if (
      countHeader(raw, 'host') > 1 ||
      countHeader(raw, 'content-type') > 1 ||
      namesAnotherHost(raw) ||
      (type !== undefined && !isContentType(type))
    )
      throw new ApiError('request_malformed');
  });
}

/** Reads `rawHeaders`, because Node drops repeated headers from `headers`. */
function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count += 1;
  return count;
}

/** True if the request's absolute URL has another host than the Host header. */
const namesAnotherHost = ({ url = '/', headers }: IncomingMessage): boolean =>
  !url.startsWith('/') && url !== '*' && URL.parse(url)?.host !== headers.host?.toLowerCase();

const TOKEN = "[\\w!#$%&'*+.^`|~-]+";
const CONTENT_TYPE = new RegExp(`^${TOKEN}/${TOKEN}(?: ?; ?${TOKEN}=(?:${TOKEN}|"[^"\\\\\\t]*"))*$`);

/** Accepts parameters, e.g. `text/html; charset=utf-8`, but each must have a value. */
export const isContentType = (value: string): boolean => CONTENT_TYPE.test(value);
