import * as z from 'zod/mini';
import { type BoundedFetchOptions, boundedFetchResponse } from '../../../platform/bounded-fetch.ts';
import { PaymentProviderError } from '../provider.ts';
import type { PayOptions } from './options.ts';

const LIMITS = { maxBytes: 2_000_000, types: /^application\/(problem\+|hal\+)?json\b/ };

export type PayCall = <Schema extends z.ZodMiniType>(
  schema: Schema,
  address: URL,
  request?: { method?: BoundedFetchOptions['method']; body?: object },
) => Promise<z.output<Schema>>;

/** The request did not reach PAY., so it cannot have had an effect. */
export class RequestNotSent extends PaymentProviderError {}

const CONNECTION_ERRORS: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** Reads `cause`, because `fetch` wraps the network error in an error of its own. */
const mayHaveBeenSent = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : null;
  return !(cause instanceof Error && 'code' in cause && CONNECTION_ERRORS.includes(cause.code));
};

/**
 * Errors contain neither the token nor the request.
 * @throws PaymentProviderError
 */
export function createPayCall({ tokenCode, apiToken, timeoutMs = 10_000 }: PayOptions): PayCall {
  const authorization = `Basic ${Buffer.from(`${tokenCode}:${apiToken}`).toString('base64')}`;
  return async (schema, address, { method = 'GET', body } = {}) => {
    const headers = {
      accept: 'application/json',
      authorization,
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = { ...LIMITS, timeoutMs, method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await boundedFetchResponse(address, request).catch(error => {
      throw mayHaveBeenSent(error)
        ? new PaymentProviderError('unavailable', `PAY. does not answer (${reasonOf(error)})`)
        : new RequestNotSent('unavailable', 'PAY. cannot be reached');
    });
    throwOnErrorStatus(response.status);
    return parseBody(schema, response.body);
  };
}

/** 401 and 403 mean `unavailable`, because a rejected token says nothing about the payment. */
function throwOnErrorStatus(status: number): void {
  if (status === 404) throw new PaymentProviderError('unknown', 'PAY. does not know it');
  if (status === 400 || status === 409 || status === 422)
    throw new PaymentProviderError('refused', `PAY. refused (${status})`);
  if (status < 200 || status > 299) throw new PaymentProviderError('unavailable', `PAY. answered ${status}`);
}

function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: Buffer): z.output<Schema> {
  try {
    return z.parse(schema, body.length === 0 ? null : JSON.parse(body.toString('utf8')));
  } catch {
    throw new PaymentProviderError('unavailable', 'PAY. answered something else');
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 100) : 'unknown';
