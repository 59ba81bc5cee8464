import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOut, Output } from '#contract/call';
import { EXPORT } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { openMoneyFile as call } from '#contract/staff-payments';
import type { App, Caller, StaffCaller } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { isSameOrigin } from '../../platform/http/origin.ts';
import { isSignatureValid, sign } from '../../platform/secrets.ts';
import { transact } from '../../platform/transact.ts';
import { checkPeriod } from './get-staff-refunds.ts';
import { ledgerLines, paymentLines } from './money-file-lines.ts';

type MoneyFile = BodyOut<typeof call>;

/**
 * The address is valid for some minutes, and only in this session.
 * @throws field_invalid at `until` unless the period is one day to one year
 * @spec D5.10
 */
export async function openMoneyFile(
  app: App,
  { staff }: StaffCaller,
  actor: AuditActor,
  file: MoneyFile,
): Promise<Output<typeof call>> {
  checkPeriod(file);
  const { what, from, until } = file;
  await transact(app, tx => recordAudit(tx, actor, { action: 'money.file', details: { what, from, until } }));
  const ends = Math.floor(app.clock.now().getTime() / 1_000) + EXPORT.downloadMinutes * 60;
  const signature = sign(app.config.secret, ticketText(file, staff.sessionHash, ends));
  return {
    address: `${PATH}/${what}.csv?${new URLSearchParams({ from, until, ends: String(ends), for: signature })}`,
  };
}

const PATH = '/backoffice/files';

const ticketText = ({ what, from, until }: MoneyFile, sessionHash: Buffer, ends: number): string =>
  `money ${what} ${from} ${until} ${sessionHash.toString('hex')} ${ends}`;

type FileRequest = FastifyRequest<{ Params: { what: string }; Querystring: Record<string, string> }>;

/**
 * Streams a file only to the session for which its address was made.
 * @spec D5.10
 */
export function serveMoneyFiles(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get(`${PATH}/:what.csv`, async (request: FileRequest, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    // A link on another site must not start the download.
    if (!isSameOrigin(request.headers, request.host)) throw new ApiError('not_found');
    const { staff, site } = await identify(request);
    const file = allowedFile(app, staff, request);
    if (!file) throw new ApiError('not_found');
    const lines = file.what === 'payments' ? paymentLines : ledgerLines;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.what}-${file.from}-${file.until}.csv"`)
      .send(Readable.from(lines(app.db, site, file)));
  });
}

function allowedFile(
  { config, clock }: App,
  staff: Caller['staff'],
  { params, query }: FileRequest,
): MoneyFile | null {
  const { from = '', until = '', for: signature = '' } = query;
  const what: MoneyFile['what'] | null =
    params.what === 'payments' || params.what === 'ledger' ? params.what : null;
  const ends = Number(query.ends);
  if (!staff || !what || !(ends * 1_000 > clock.now().getTime())) return null;
  const file = { what, from, until };
  return isSignatureValid(config.secret, ticketText(file, staff.sessionHash, ends), String(signature))
    ? file
    : null;
}
