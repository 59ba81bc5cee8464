import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '#contract/errors';
import { methodOf } from '#contract/payment-methods';
import { isSameSecret } from '../../secrets.ts';
import { banksOf } from './banks.ts';
import { happen, toWire } from './happen.ts';
import { type Sandbox, shopKeyOf } from './parts.ts';
import { deleteCard, type SandboxPayment, selectReference } from './queries.ts';
import { beginPayment, chargeCard, findPayment, refundPayment } from './take-orders.ts';
import { wireCharge, wireOrder, wireRefund } from './wire.ts';

/** Where the shop calls; served by whatever name the server is asked, since only the shop has the key. */
export const SANDBOX_CALLS = '/sandbox/api';

type Named = { Params: { reference: string } };

/** Serves the calls of the sandbox to the shop; to everybody else they do not exist. */
export function serveSandboxCalls(http: FastifyInstance, sandbox: Sandbox): void {
  const key = `Bearer ${shopKeyOf(sandbox.config.secret)}`;
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameSecret(key, headers.authorization ?? '')) throw new ApiError('not_found');
  };
  const call = { onRequest };
  http.get<{ Querystring: { method?: string } }>(`${SANDBOX_CALLS}/banks`, call, async ({ query }) => {
    const method = methodOf(query.method);
    return method ? banksOf(method) : [];
  });
  http.post(`${SANDBOX_CALLS}/payments`, call, async ({ body }) =>
    toWire(await beginPayment(sandbox, read(wireOrder, body))),
  );
  http.post(`${SANDBOX_CALLS}/charges`, call, async ({ body }) => {
    const { order, token } = read(wireCharge, body);
    return toWire(found(await chargeCard(sandbox, order, token)));
  });
  http.get<{ Params: { payment: string } }>(`${SANDBOX_CALLS}/charges/:payment`, call, async ({ params }) => {
    const known = await selectReference(sandbox.db, read(z.uuid(), params.payment));
    return toWire(found(known && (await findPayment(sandbox, known.reference))));
  });
  http.get<Named>(`${SANDBOX_CALLS}/payments/:reference`, call, async ({ params }) =>
    toWire(found(await findPayment(sandbox, params.reference))),
  );
  http.post<Named>(`${SANDBOX_CALLS}/payments/:reference/cancel`, call, async ({ params }) => {
    await happen(sandbox, params.reference, 'cancelled');
    return toWire(found(await findPayment(sandbox, params.reference)));
  });
  http.post<Named>(`${SANDBOX_CALLS}/payments/:reference/refunds`, call, async ({ params, body }) => {
    const asked = read(wireRefund, body);
    found(await findPayment(sandbox, params.reference));
    if (!(await refundPayment(sandbox, params.reference, asked))) throw new ApiError('invalid_input');
    return { reference: asked.refund };
  });
  http.delete<{ Params: { token: string } }>(
    `${SANDBOX_CALLS}/cards/:token`,
    call,
    async ({ params }, reply) => {
      await deleteCard(sandbox.db, params.token);
      return reply.code(204).send();
    },
  );
}

function found(payment: SandboxPayment | undefined): SandboxPayment {
  if (!payment) throw new ApiError('not_found');
  return payment;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) throw new ApiError('invalid_input');
  return data as z.output<Schema>;
}
