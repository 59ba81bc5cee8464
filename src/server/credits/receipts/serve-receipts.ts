import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { id as paymentId } from '#contract/fields';
import { type App, type Caller, isMember } from '../../app.ts';
import { takeHit } from '../../platform/http/rate-limit.ts';
import { drawSheet } from '../../providers/pdf/draw-sheet.ts';
import { selectOwnPayment } from '../payments/queries.ts';
import { selectRefunds } from '../payments/refund-queries.ts';
import { receiptSheet } from './receipt-sheet.ts';

/** Limits the requests, because each generates a PDF. */
const LIMIT = { hits: 60, seconds: 900 } as const;

type ReceiptRequest = FastifyRequest<{ Querystring: { id?: string } }>;

/**
 * Answers `not_found` for an unpaid payment and for another member's payment.
 * @spec 2.9
 */
export function serveReceipts(
  http: FastifyInstance,
  app: App,
  identify: (request: FastifyRequest) => Promise<Caller>,
): void {
  http.get('/api/receipt.php', async (request: ReceiptRequest, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const parsed = paymentId.safeParse(request.query.id);
    if (!parsed.success) throw new ApiError('not_found');
    const id = parsed.data;
    const caller = await identify(request);
    if (!isMember(caller)) return reply.redirect(`/login?next=${encodeURIComponent(`/transactions/${id}`)}`);
    const key = `${caller.site.key} receipt ${caller.accountId}`;
    await takeHit(app.db, key, LIMIT.hits, LIMIT.seconds, app.clock.now());
    const payment = await selectOwnPayment(app.db, caller.accountId, id);
    if (!payment?.receipt_number) throw new ApiError('not_found');
    const pdf = await drawSheet(await receiptSheet(caller, payment, await selectRefunds(app.db, [id])));
    // The file name omits the site, because other people may see the downloads.
    const name = `document-${payment.receipt_number}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(pdf);
  });
}
