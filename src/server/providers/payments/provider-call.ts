import * as z from 'zod/mini';
import { type BoundedFetchOptions, boundedFetchResponse } from '../../platform/bounded-fetch.ts';
import { PaymentProviderError } from './provider.ts';

const LIMITS = { maxBytes: 2_000_000, types: /^application\/(problem\+|hal\+)?json\b/ };

export type ProviderCall = <Schema extends z.ZodMiniType>(
  schema: Schema,
  address: URL,
  request?: { method?: BoundedFetchOptions['method']; body?: object },
) => Promise<z.output<Schema>>;

/** The request did not reach the provider, so it cannot have had an effect. */
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
 * @param name of the provider in errors
 * @throws PaymentProviderError
 */
export const createProviderCall =
  (name: string, authorization: string, timeoutMs = 10_000): ProviderCall =>
  async (schema, address, { method = 'GET', body } = {}) => {
    const headers = {
      accept: 'application/json',
      authorization,
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = { ...LIMITS, timeoutMs, method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await boundedFetchResponse(address, request).catch(error => {
      throw mayHaveBeenSent(error)
        ? new PaymentProviderError('unavailable', `${name} does not answer (${reasonOf(error)})`)
        : new RequestNotSent('unavailable', `${name} cannot be reached`);
    });
    throwOnErrorStatus(name, response.status);
    return parseBody(name, schema, response.body);
  };

/** 401 and 403 mean `unavailable`, because a rejected token says nothing about the payment. */
function throwOnErrorStatus(name: string, status: number): void {
  if (status === 404) throw new PaymentProviderError('unknown', `${name} does not know it`);
  if (status === 400 || status === 409 || status === 422)
    throw new PaymentProviderError('refused', `${name} refused (${status})`);
  if (status < 200 || status > 299)
    throw new PaymentProviderError('unavailable', `${name} answered ${status}`);
}

function parseBody<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  body: Buffer,
): z.output<Schema> {
  try {
    return z.parse(schema, body.length === 0 ? null : JSON.parse(body.toString('utf8')));
  } catch {
    throw new PaymentProviderError('unavailable', `${name} answered something else`);
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 100) : 'unknown';
