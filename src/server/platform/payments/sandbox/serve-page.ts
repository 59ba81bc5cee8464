import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { DevDoor } from '../../dev-door.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import { happen, isOutcome, type Manner, type Outcome } from './happen.ts';
import { keepsCard, listPage, paymentPage } from './page.ts';
import type { Sandbox } from './parts.ts';
import { type SandboxPayment, selectNewest } from './queries.ts';
import { CARDS, findPayment } from './take-orders.ts';

const LISTED = 50;
/** What stands in an address may be anything: the database is asked for what can be a reference alone. */
const REFERENCE = /^[0-9a-f]{1,64}$/;
/** What happens long after the buyer has gone leads nowhere. */
const afterwards: readonly Outcome[] = ['refunded', 'charged_back'];

type Named = { Params: { reference: string } };

/**
 * Serves the bank's page: `/sandbox/pay/{reference}`, which works without script. Whoever knows a reference decides what becomes of
 * that payment; nobody can guess one.
 */
export function serveSandboxPage(http: FastifyInstance, sandbox: Sandbox): void {
  const known = async (reference: string): Promise<SandboxPayment> => {
    const payment = REFERENCE.test(reference) ? await findPayment(sandbox, reference) : undefined;
    if (!payment) throw new ApiError('not_found');
    return payment;
  };
  http.get<Named>('/sandbox/pay/:reference', async ({ params }, reply) => {
    const payment = await known(params.reference);
    return page(reply, paymentPage(payment), new URL(payment.return_to).origin);
  });
  http.post<Named>('/sandbox/pay/:reference', async (request, reply) => {
    if (!isSameOrigin(request.headers, request.host)) throw new ApiError('cross_site');
    const payment = await known(request.params.reference);
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const outcome = form.get('outcome') ?? '';
    if (!isOutcome(outcome)) throw new ApiError('invalid_input');
    const happened = await happen(sandbox, payment.reference, outcome, mannerOf(form, payment));
    const stays = !happened || afterwards.includes(outcome);
    return reply.redirect(stays ? `/sandbox/pay/${payment.reference}` : payment.return_to, 303);
  });
}

/** Lists the newest payments at `/sandbox/pay`, for the development: nobody has to keep a reference to charge it back. */
export function serveSandboxList(http: FastifyInstance, sandbox: Sandbox, onRequest: DevDoor): void {
  http.get('/sandbox/pay', { onRequest }, async (request, reply) => {
    const language = request.headers['accept-language']?.startsWith('nl') ? 'nl' : 'en';
    return page(reply, listPage(await selectNewest(sandbox.db, LISTED), language));
  });
}

function mannerOf(form: URLSearchParams, payment: SandboxPayment): Manner {
  const card = form.get('card') === CARDS.refuses ? CARDS.refuses : CARDS.pays;
  return { late: form.has('late'), twice: form.has('twice'), ...(keepsCard(payment) && { card }) };
}

const page = (reply: FastifyReply, html: string, leadsTo = ''): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${leadsTo}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(html);
