import type { BodyIn, Call, Output, QueryIn } from './call.ts';
import { HTTP_RETRIES } from './constants.ts';
import { ApiError, type ErrorBody, type ErrorCode } from './errors.ts';

/** What the client needs of its surroundings; `fetch` reaches the network in the browser and the API in process on the server. */
export type ApiOptions = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Base URL from configuration, without a trailing slash; empty for the same origin. */
  baseUrl: string;
  requestType: 'client' | 'server';
  /** Section 8: asked when a 403 carries `authentication_required`. */
  isLoggedIn?: () => boolean;
  /** `by`: the login has ended, or another member has one in its place. */
  onLoggedOut?: (by: 'end' | 'other') => void;
  /** Profile of the member who asks, as far as is known: what he asks is never done as somebody else. */
  member?: () => string | null;
  retries?: number;
  /** Waits that many milliseconds; injected so that tests need not wait. */
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
};

/** Values of one call; `upload` is the picture of an upload call, `key` the idempotency key of a `key` call. */
export type CallInput<C> = {
  query?: QueryIn<C>;
  body?: BodyIn<C>;
  upload?: Blob;
  key?: string;
  signal?: AbortSignal;
};

/** The typed client: resolves the call's output, `null` for 204, `false` when the login has ended, rejects with ApiError. */
export type Api = <C extends Call>(call: C, input?: CallInput<C>) => Promise<Output<C> | false>;

const RETRIED_STATUSES = new Set([408, 425, 429]);
const USER_PATH = '/api/user.php';
/** Whom a request is from; the server refuses it where the cookie is another member's. */
export const MEMBER_HEADER = 'x-member';

/**
 * Makes the client of section 7: up to 5 retries with exponential delay for what the call declares safe to repeat.
 * Only network errors, 408, 425, 429 and 5xx are repeated.
 */
export function createApi(options: ApiOptions): Api {
  const { retries = HTTP_RETRIES, wait = sleep, random = Math.random } = options;
  return async (call, input = {}) => {
    const url = options.baseUrl + addressOf(call, input.query as Record<string, unknown> | undefined);
    const init = requestOf(call, input, options, input.key ?? crypto.randomUUID());
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= retries || call.repeat === 'none' || input.signal?.aborted === true;
      const response = await options.fetch(url, init).catch((error: unknown) => {
        if (last || isAbort(error))
          throw isAbort(error) ? error : new ApiError('unavailable', { cause: error });
        return null;
      });
      if (response?.ok) return response.status === 204 ? null : await response.json();
      if (response && (last || !isRetried(response))) return refusalOf(call, response, options);
      await wait(delayOf(attempt, response, random));
    }
  };
}

/** Path, marker and query of a call; undefined values are left out. */
export function addressOf(call: Call, query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams(call.marker);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${call.path}?${search}` : call.path;
}

function requestOf(call: Call, input: CallInput<Call>, options: ApiOptions, key: string): RequestInit {
  const { requestType } = options;
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-type': requestType };
  const member = call.who === 'member' ? options.member?.() : null;
  if (member) headers[MEMBER_HEADER] = member;
  if (call.repeat === 'key') headers['idempotency-key'] = key;
  // The login's cookie goes along to the API's own origin, too.
  const credentials = options.baseUrl === '' ? 'same-origin' : 'include';
  const init: RequestInit = { method: call.method, headers, credentials };
  if (input.signal) init.signal = input.signal;
  if (call.method === 'GET') return init;
  if (call.upload) {
    headers['content-type'] = input.upload?.type || 'application/octet-stream';
    return { ...init, body: input.upload ?? null };
  }
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(input.body ?? {}) };
}

async function refusalOf(call: Call, response: Response, options: ApiOptions): Promise<false> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const loginEnded = response.status === 403 && body?.authentication_required === true;
  if (loginEnded && call.path !== USER_PATH && options.isLoggedIn?.()) {
    options.onLoggedOut?.(body.error?.params?.by === 'other' ? 'other' : 'end');
    return false;
  }
  throw new ApiError(body?.error?.code ?? codeOfStatus(response.status), {
    ...(body?.error?.params && { params: body.error.params }),
    ...(body?.error?.fields && { fields: body.error.fields }),
    ...(body?.error?.message && { text: body.error.message }),
  });
}

const codeOfStatus = (status: number): ErrorCode =>
  status === 404
    ? 'not_found'
    : status === 413
      ? 'payload_too_large'
      : status === 429
        ? 'too_many_requests'
        : 'unavailable';

/** A limit that lasts is told at once: nobody waits that long before a page. */
const isRetried = ({ status, headers }: Response) =>
  (status >= 500 || RETRIED_STATUSES.has(status)) && !(status === 429 && askedFor(headers) > LONGEST_WAIT_MS);
const LONGEST_WAIT_MS = 60_000;
/** Milliseconds of a `Retry-After` in seconds; 0 without one. */
const askedFor = (headers: Headers | undefined): number => {
  const asked = Number(headers?.get('retry-after') ?? 0) * 1_000;
  return Number.isFinite(asked) ? asked : 0;
};
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** 250 ms, doubling, with jitter, at most 8 s; a `Retry-After` in seconds is kept when it is longer, up to a minute. */
function delayOf(attempt: number, response: Response | null, random: () => number): number {
  const exponential = Math.min(250 * 2 ** attempt, 8_000) * (0.5 + random() / 2);
  return Math.max(exponential, Math.min(askedFor(response?.headers), LONGEST_WAIT_MS));
}
