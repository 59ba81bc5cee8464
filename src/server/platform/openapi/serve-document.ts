import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type CompressedBody, compressBody, sendCompressed } from '../http/compression.ts';
import type { JsonSchema } from './schemas.ts';

const DOCS = fileURLToPath(new URL('docs/', import.meta.url));
const SWAGGER_UI = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))),
  'static',
);
const FILES = new Set(['/docs.css', '/docs.js', '/swagger-ui.css', '/swagger-ui-bundle.js']);

/** Allows data URLs for images, because Swagger UI's icons are data URLs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @spec D3.6 */
export async function serveDocument(http: FastifyInstance, createDocument: () => JsonSchema): Promise<void> {
  let cachedDocument: Promise<{ body: CompressedBody; etag: string }> | undefined;
  http.get('/api/openapi.json', async (request, reply) => {
    cachedDocument ??= compressDocument(createDocument());
    const { body, etag } = await cachedDocument;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('x-robots-tag', 'noindex');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), body);
  });
  const page = await readFile(path.join(DOCS, 'index.html'), 'utf8');
  http.get('/api/docs', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(page),
  );
  await http.register(staticFiles, {
    root: [DOCS, SWAGGER_UI],
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: file => FILES.has(file),
    maxAge: '1d',
  });
}

/** The ETag is weak (`W/`), because the same document is sent in several encodings. */
async function compressDocument(document: JsonSchema): Promise<{ body: CompressedBody; etag: string }> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { body: await compressBody(Buffer.from(bytes)), etag };
}
