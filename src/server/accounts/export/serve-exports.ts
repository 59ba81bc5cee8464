import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { type App, type Caller, isMember, type MemberCaller } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { isSameOrigin } from '../../platform/http/origin.ts';
import type { ByteRange } from '../../platform/storage.ts';
import { isExportTicketValid } from './open-export.ts';
import { type ExportRow, selectExport } from './queries.ts';
import { archiveKey } from './write-archive.ts';

type ExportRequest = FastifyRequest<{
  Params: { id: string };
  Querystring: { ends?: string; for?: string };
}>;

const EXPORT_PAGE = '/settings/export';

/**
 * Serves an export only to the session for which its URL was made.
 * @spec D5.7
 */
export function serveExports(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get('/export/:id.zip', async (request: ExportRequest, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // A link on another site must not start the download.
    if (!isSameOrigin(request.headers, request.host)) return reply.redirect(EXPORT_PAGE);
    const caller = await identify(request);
    if (!isMember(caller)) return reply.redirect(`/login?next=${encodeURIComponent(EXPORT_PAGE)}`);
    const row = await selectExport(app.db, caller.accountId, app.clock.now());
    if (row?.id !== request.params.id || !row.file_key) throw new ApiError('not_found');
    const ticket = { id: row.id, ends: Number(request.query.ends), signature: String(request.query.for) };
    if (!isExportTicketValid(app, caller, ticket)) return reply.redirect(EXPORT_PAGE);
    return sendArchive(app, request, reply, { ...row, file_key: row.file_key }, caller);
  });
}

async function sendArchive(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  row: ExportRow & { file_key: string },
  { site, member }: MemberCaller,
): Promise<FastifyReply> {
  const size = Number(row.bytes);
  const part = requestedRange(request.headers, size, `"${row.id}"`);
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const found = await app.storage.openStream(archiveKey(row.file_key), part);
  if (!found) throw new ApiError('not_found');
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  // Other people may see a discreet member's downloads.
  const name = `${member.discreet ? 'data' : site.key}-${dayIn(site.timeZone, row.ready_at ?? row.requested_at)}.zip`;
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-length', part ? part.end - part.start + 1 : size)
    .header('accept-ranges', 'bytes')
    .header('etag', `"${row.id}"`)
    .send(found.stream);
}

/** Returns `none` for a range outside the file, and undefined for the whole file. */
function requestedRange(
  { range, 'if-range': version }: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'none' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!match || (version !== undefined && version !== etag)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'none';
}
