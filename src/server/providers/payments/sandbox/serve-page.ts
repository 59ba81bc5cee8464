import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';
import type { DevAccessCheck } from '../../../platform/dev-access.ts';
import { isSameOrigin } from '../../../platform/http/origin.ts';
import { sendPage } from '../../dev-page.ts';
import { applyOutcome, isOutcome, type OutcomeOptions, type SandboxOutcome } from './apply-outcome.ts';
import { listPage, paymentPage, willStoreCard } from './page.ts';
import { sandboxPayerIn } from './payers.ts';
import { type SandboxPayment, selectNewestPayments } from './queries.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import { findSandboxPayment, TEST_CARDS } from './sandbox-payments.ts';

const LIST_LENGTH = 50;
/** The database is not queried for a reference of another form. */
const REFERENCE = /^[0-9a-f]{1,64}$/;
/** These outcomes happen after the payment, so the page does not redirect to the shop. */
const laterOutcomes: readonly SandboxOutcome[] = ['refunded', 'charged_back'];

type ReferenceParams = { Params: { reference: string } };

/**
 * Serves the payer's page without a login, because its reference is unguessable.
 * @spec 4.9
 */
export function serveSandboxPage(http: FastifyInstance, sandbox: SandboxDeps): void {
  const requirePayment = async (reference: string): Promise<SandboxPayment> => {
    const payment = REFERENCE.test(reference) ? await findSandboxPayment(sandbox, reference) : undefined;
    if (!payment) throw new ApiError('not_found');
    return payment;
  };
  http.get<ReferenceParams>('/sandbox/pay/:reference', async ({ params }, reply) => {
    const payment = await requirePayment(params.reference);
    return page(reply, paymentPage(payment), new URL(payment.return_to).origin);
  });
  http.post<ReferenceParams>('/sandbox/pay/:reference', async (request, reply) => {
    if (!isSameOrigin(request.headers, request.host)) throw new ApiError('cross_site');
    const payment = await requirePayment(request.params.reference);
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const outcome = form.get('outcome') ?? '';
    if (!isOutcome(outcome)) throw new ApiError('invalid_input');
    const isApplied = await applyOutcome(
      sandbox,
      payment.reference,
      outcome,
      outcomeOptionsOf(form, payment),
    );
    const stays = !isApplied || laterOutcomes.includes(outcome);
    return reply.redirect(stays ? `/sandbox/pay/${payment.reference}` : payment.return_to, 303);
  });
}

/** Lets a developer find an old payment without its URL. */
export function serveSandboxList(
  http: FastifyInstance,
  sandbox: SandboxDeps,
  onRequest: DevAccessCheck,
): void {
  http.get('/sandbox/pay', { onRequest }, async (request, reply) => {
    const language = request.headers['accept-language']?.startsWith('nl') ? 'nl' : 'en';
    return page(reply, listPage(await selectNewestPayments(sandbox.db, LIST_LENGTH), language));
  });
}

function outcomeOptionsOf(form: URLSearchParams, payment: SandboxPayment): OutcomeOptions {
  const card = form.get('card') === TEST_CARDS.declinesLater ? TEST_CARDS.declinesLater : TEST_CARDS.pays;
  return {
    late: form.has('late'),
    twice: form.has('twice'),
    payer: sandboxPayerIn(form.get('payer')),
    ...(willStoreCard(payment) && { card }),
  };
}

const page = (reply: FastifyReply, html: string, formTarget = ''): FastifyReply =>
  sendPage(reply, html, `form-action 'self' ${formTarget}; frame-ancestors 'none'; base-uri 'none'`);
