import type { BodyIn, Call, Output, QueryIn } from './call.ts';
import { HTTP_RETRIES } from './constants.ts';
import { ApiError, type ErrorBody, type ErrorCode } from './errors.ts';

/** What the client reads of a response. Within a process, a whole `Response` would cost more than many a call. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'json' | 'text'> & {
  headers: Pick<Headers, 'get'>;
};
export type ApiFetch = (url: string, init: RequestInit) => Promise<ApiResponse>;

/** During server rendering, `fetch` calls the API in the same process. */
export type ApiOptions = {
  fetch: ApiFetch;
  /** Origin without a trailing slash, or empty for the page's origin. */
  baseUrl: string;
  requestType: 'client' | 'server';
  /**
   * If true, a 403 with `authentication_required` means that the session has ended.
   * @spec 8.1
   */
  isLoggedIn?: () => boolean;
  /** `end`: the session has ended. `other`: the cookie now belongs to another member. */
  onLoggedOut?: (by: 'end' | 'other') => void;
  /** Returns the profile id of the member for whom the page was loaded. */
  member?: () => string | null;
  retries?: number;
  wait?: (ms: number) => Promise<void>;
  random?: () => number;
};

/** `key` is the idempotency key. */
export type CallInput<C> = {
  query?: QueryIn<C>;
  body?: BodyIn<C>;
  upload?: Blob;
  key?: string;
  signal?: AbortSignal;
};

/**
 * Resolves to `null` for a 204, and to `false` if the session has ended.
 * @throws ApiError
 */
export type Api = <C extends Call>(call: C, input?: CallInput<C>) => Promise<Output<C> | false>;

const RETRIED_STATUSES = new Set([408, 425, 429]);
const USER_PATH = '/api/user.php';
/** Contains a profile id. The server refuses a call from another member's session. */
export const MEMBER_HEADER = 'x-member';

/**
 * Repeats a call up to 5 times if the call declares that repeating is safe.
 * @spec 7.11 D1.3
 */
export function createApi(options: ApiOptions): Api {
  const { retries = HTTP_RETRIES, wait = sleep, random = Math.random } = options;
  const known = new Map<string, KnownAnswer>();
  return async (call, input = {}) => {
    const url = options.baseUrl + callUrl(call, input.query as Record<string, unknown> | undefined);
    const earlier = call.method === 'GET' ? known.get(url) : undefined;
    const init = requestInitOf(call, input, options, input.key ?? crypto.randomUUID());
    if (earlier) (init.headers as Record<string, string>)['if-none-match'] = earlier.tag;
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= retries || call.repeat === 'none' || input.signal?.aborted === true;
      const response = await options.fetch(url, init).catch((error: unknown) => {
        if (last || isAbort(error))
          throw isAbort(error) ? error : new ApiError('unavailable', { cause: error });
        return null;
      });
      if (response?.status === 304 && earlier) return JSON.parse(earlier.text);
      if (response?.ok) return response.status === 204 ? null : await answerOf(response, url, known);
      if (response && (last || !isRetryable(response))) return handleRefusal(call, response, options);
      await wait(retryDelayMs(attempt, response, random));
    }
  };
}

/** An answer that the server may call unchanged, as text, because the page changes what it was parsed to. */
type KnownAnswer = { tag: string; text: string };
const MAX_KNOWN = 20;

async function answerOf(response: ApiResponse, url: string, known: Map<string, KnownAnswer>) {
  const tag = response.headers.get('etag');
  if (tag === null) return response.json();
  const text = await response.text();
  known.delete(url);
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(url, { tag, text });
  return JSON.parse(text);
}

export function callUrl(call: Call, query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams(call.marker);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `${call.path}?${search}` : call.path;
}

function requestInitOf(call: Call, input: CallInput<Call>, options: ApiOptions, key: string): RequestInit {
  const { requestType } = options;
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-type': requestType };
  // A visitor may read everything else, so another member may too.
  const isOfMember = call.access === 'member' || call.method !== 'GET';
  const member = isOfMember ? options.member?.() : null;
  if (member) headers[MEMBER_HEADER] = member;
  if (call.repeat === 'key') headers['idempotency-key'] = key;
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

async function handleRefusal(call: Call, response: ApiResponse, options: ApiOptions): Promise<false> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const loginEnded = response.status === 403 && body?.authentication_required === true;
  if (loginEnded && call.path !== USER_PATH && options.isLoggedIn?.()) {
    options.onLoggedOut?.(body.error?.params?.by === 'other' ? 'other' : 'end');
    return false;
  }
  throw new ApiError(body?.error?.code ?? codesOfStatus[response.status] ?? 'unavailable', {
    ...(body?.error?.params && { params: body.error.params }),
    ...(body?.error?.fields && { fields: body.error.fields }),
    ...(body?.error?.message && { text: body.error.message }),
  });
}

const codesOfStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'payload_too_large',
  429: 'too_many_requests',
};

/** Does not repeat after a long `Retry-After`, because no member waits that long. */
const isRetryable = ({ status, headers }: ApiResponse) =>
  (status >= 500 || RETRIED_STATUSES.has(status)) &&
  !(status === 429 && retryAfterMs(headers) > LONGEST_WAIT_MS);
const LONGEST_WAIT_MS = 60_000;
const retryAfterMs = (headers: ApiResponse['headers'] | undefined): number => {
  const milliseconds = Number(headers?.get('retry-after') ?? 0) * 1_000;
  return Number.isFinite(milliseconds) ? milliseconds : 0;
};
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';
const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

function retryDelayMs(attempt: number, response: ApiResponse | null, random: () => number): number {
  const exponential = Math.min(250 * 2 ** attempt, 8_000) * (0.5 + random() / 2);
  return Math.max(exponential, Math.min(retryAfterMs(response?.headers), LONGEST_WAIT_MS));
}
