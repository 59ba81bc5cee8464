import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Call, Output } from '#contract/call';
import { type CallInput, callUrl, createApi } from '#contract/client';
import type { ErrorBody } from '#contract/errors';
import { recordAnswer } from './record-answer.ts';

export type BrowserOptions = {
  host?: string;
  remoteAddress?: string;
  cookies?: Record<string, string>;
  /** Additional headers. The value `undefined` omits a usual header. */
  headers?: Record<string, string | undefined>;
};

export type Answer = {
  status: number;
  body: unknown;
  error: ErrorBody['error'] | undefined;
  headers: Record<string, string | string[] | number | undefined>;
};

/** A test client whose requests pass through the whole HTTP server without a network. */
export type Browser = {
  cookies: Map<string, string>;
  /**
   * Calls as the web application does, but without retries.
   * @throws ApiError
   */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<Output<C>>;
  /** Returns the raw response, for tests of statuses, headers and refused fields. */
  send<C extends Call>(call: C, input?: CallInput<C>, headers?: BrowserOptions['headers']): Promise<Answer>;
  /** Sends any request, such as one with an invalid body. */
  request(options: {
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    body?: string | Buffer;
    headers?: BrowserOptions['headers'];
  }): Promise<Answer>;
};

export function openBrowser(http: FastifyInstance, options: BrowserOptions = {}): Browser {
  const cookies = new Map(Object.entries(options.cookies ?? {}));
  const host = options.host ?? 'localhost';

  const inject = async (request: InjectOptions, headers: BrowserOptions['headers'] = {}) => {
    const sent = {
      host,
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      ...(cookies.size > 0 && { cookie: [...cookies].map(pair => pair.join('=')).join('; ') }),
      ...request.headers,
      ...options.headers,
      ...headers,
    };
    const answer = await http.inject({
      ...request,
      remoteAddress: options.remoteAddress ?? '192.0.2.10',
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    });
    recordAnswer(
      { method: request.method ?? 'GET', url: String(request.url) },
      { status: answer.statusCode, payload: answer.payload },
    );
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (gone || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };

  const asAnswer = ({ statusCode, payload, headers }: Awaited<ReturnType<typeof inject>>): Answer => {
    const isJson = String(headers['content-type']).includes('json');
    const body: unknown = isJson ? JSON.parse(payload) : payload;
    return { status: statusCode, body, headers, error: isJson ? (body as ErrorBody).error : undefined };
  };

  const api = createApi({
    baseUrl: '',
    requestType: 'client',
    retries: 0,
    fetch: async (url, init) => {
      const answer = await inject({
        method: init.method as 'GET',
        url,
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(init.body && { payload: await payloadOf(init.body) }),
      });
      const empty = answer.statusCode === 204 || answer.statusCode === 304;
      const headers = new Headers(answer.headers.etag ? [['etag', String(answer.headers.etag)]] : []);
      return new Response(empty ? null : answer.payload, { status: answer.statusCode, headers });
    },
  });

  return {
    cookies,
    // `api` returns `false` only with the option `isLoggedIn`, so the type is narrowed here.
    call: (call, input) => api(call, input) as Promise<Output<typeof call>>,
    send: async (call, input = {}, headers = {}) =>
      asAnswer(
        await inject(
          {
            method: call.method,
            url: callUrl(call, input.query as Record<string, unknown> | undefined),
            headers: input.key === undefined ? {} : { 'idempotency-key': input.key },
            ...(call.upload && input.upload && { payload: await payloadOf(input.upload) }),
            ...(!call.upload && call.method !== 'GET' && { payload: input.body ?? {} }),
          },
          { ...(call.upload && { 'content-type': input.upload?.type }), ...headers },
        ),
      ),
    request: async ({ method = 'GET', url, body, headers }) =>
      asAnswer(await inject({ method, url, ...(body !== undefined && { payload: body }) }, headers)),
  };
}

const payloadOf = async (body: Exclude<RequestInit['body'], null | undefined>): Promise<string | Buffer> =>
  typeof body === 'string' ? body : Buffer.from(await new Response(body).arrayBuffer());
