import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '#contract/errors';
import { parseMethod } from '#contract/payment-methods';
import { isSameSecret } from '../../../platform/secrets.ts';
import { applyOutcome, toWirePayment } from './apply-outcome.ts';
import { banksOf } from './banks.ts';
import { deleteSandboxCard, type SandboxPayment, selectReference } from './queries.ts';
import { type SandboxDeps, sandboxApiKey } from './sandbox-deps.ts';
import {
  chargeSandboxCard,
  createSandboxPayment,
  findSandboxPayment,
  refundSandboxPayment,
} from './sandbox-payments.ts';
import { wireCharge, wireOrder, wireRefund } from './wire.ts';

/**
 * Calls to this path work under any host name, because each contains a secret key.
 * @spec 4.9
 */
export const SANDBOX_API_PATH = '/sandbox/api';

type ReferenceParams = { Params: { reference: string } };

export function serveSandboxCalls(http: FastifyInstance, sandbox: SandboxDeps): void {
  const key = `Bearer ${sandboxApiKey(sandbox.config.secret)}`;
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameSecret(key, headers.authorization ?? '')) throw new ApiError('not_found');
  };
  const call = { onRequest };
  http.get<{ Querystring: { method?: string } }>(`${SANDBOX_API_PATH}/banks`, call, async ({ query }) => {
    const method = parseMethod(query.method);
    return method ? banksOf(method) : [];
  });
  http.post(`${SANDBOX_API_PATH}/payments`, call, async ({ body }) =>
    toWirePayment(await createSandboxPayment(sandbox, parseInput(wireOrder, body))),
  );
  http.post(`${SANDBOX_API_PATH}/charges`, call, async ({ body }) => {
    const { order, token } = parseInput(wireCharge, body);
    return toWirePayment(orNotFound(await chargeSandboxCard(sandbox, order, token)));
  });
  http.get<{ Params: { payment: string } }>(
    `${SANDBOX_API_PATH}/charges/:payment`,
    call,
    async ({ params }) => {
      const existing = await selectReference(sandbox.db, parseInput(z.uuid(), params.payment));
      return toWirePayment(orNotFound(existing && (await findSandboxPayment(sandbox, existing.reference))));
    },
  );
  http.get<ReferenceParams>(`${SANDBOX_API_PATH}/payments/:reference`, call, async ({ params }) =>
    toWirePayment(orNotFound(await findSandboxPayment(sandbox, params.reference))),
  );
  http.post<ReferenceParams>(`${SANDBOX_API_PATH}/payments/:reference/cancel`, call, async ({ params }) => {
    await applyOutcome(sandbox, params.reference, 'cancelled');
    return toWirePayment(orNotFound(await findSandboxPayment(sandbox, params.reference)));
  });
  http.post<ReferenceParams>(
    `${SANDBOX_API_PATH}/payments/:reference/refunds`,
    call,
    async ({ params, body }) => {
      const refund = parseInput(wireRefund, body);
      orNotFound(await findSandboxPayment(sandbox, params.reference));
      if (!(await refundSandboxPayment(sandbox, params.reference, refund)))
        throw new ApiError('invalid_input');
      return { reference: refund.refund };
    },
  );
  http.delete<{ Params: { token: string } }>(
    `${SANDBOX_API_PATH}/cards/:token`,
    call,
    async ({ params }, reply) => {
      await deleteSandboxCard(sandbox.db, params.token);
      return reply.code(204).send();
    },
  );
}

function orNotFound(payment: SandboxPayment | undefined): SandboxPayment {
  if (!payment) throw new ApiError('not_found');
  return payment;
}

function parseInput<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) throw new ApiError('invalid_input');
  return data as z.output<Schema>;
}
