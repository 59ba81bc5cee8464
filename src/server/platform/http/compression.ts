import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export const RESPONSE_COMPRESSION: FastifyCompressOptions = {
  global: true,
  globalDecompression: false,
  threshold: 1_024,
  encodings: ['br', 'gzip'],
  brotliOptions: brotli(4),
  zlibOptions: { level: 6 },
};

const NO_COMPRESSION = 'x-no-compression';

/** A foreign page could learn the caller's data from the compressed size of responses (BREACH). */
export function skipCompressionForForeignPages(
  http: FastifyInstance,
  isLoggedIn: (request: FastifyRequest) => boolean,
): void {
  http.addHook('onRequest', async request => {
    const from = request.headers['sec-fetch-site'];
    const isForeign = from === 'cross-site' || from === 'same-site';
    if (isForeign && isLoggedIn(request)) request.headers[NO_COMPRESSION] = 'yes';
  });
}

export type CompressedBody = { plain: Buffer; br: Buffer; gzip: Buffer };

/** Compressing 50 kB takes about 10 ms, so cache the result. */
export async function compressBody(plain: Buffer): Promise<CompressedBody> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, brotli(9)),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: zipped };
}

const negotiator = new Negotiator<'br' | 'gzip'>({ supportedValues: ['br', 'gzip'] });

export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): FastifyReply {
  const encoding =
    NO_COMPRESSION in headers ? null : negotiator.negotiate(String(headers['accept-encoding'] ?? ''));
  reply.header('vary', 'accept-encoding').header('content-encoding', encoding ?? 'identity');
  return reply.send(body[encoding ?? 'plain']);
}
