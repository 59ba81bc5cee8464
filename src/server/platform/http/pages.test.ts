import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/errors';
import { startTestServer } from '../../testing/start-test-server.ts';
import { renderingCaller } from './in-process-fetch.ts';
import { servePages } from './pages.ts';

let documentsLeft = Number.POSITIVE_INFINITY;
let renderedShared = 0;

const server = await startTestServer(
  {},
  {
    addPages: async (http, { clock }) => {
      http.post('/probe', async () => ({ caller: renderingCaller() ?? 'nobody' }));
      servePages(http, {
        identify: async () => 'the reader',
        traitsOf: () => ({ locale: 'nl-NL', cacheKey: null, headers: { rating: 'adult' } }),
        addressOf: (_caller, { url }) => ({
          address: url,
          cacheable: true,
          indexed: url !== '/light-form',
        }),
        countDocument: async () => {
          documentsLeft -= 1;
          if (documentsLeft < 0) throw new ApiError('too_many_requests');
        },
        sharedKeyOf: (_caller, { url }) => (url.startsWith('/shared') ? 'everybody' : null),
        cdnOrigin: null,
        development: false,
        clock,
        render: async ({ url }, { fetch }) => {
          if (url.endsWith('/no-such-middleware')) throw new Error('unknown middleware: guard');
          if (url.includes('/shared')) {
            renderedShared += 1;
            if (url.endsWith('/shared-refused')) await fetch('/api/nothing', {});
          }
          return url.endsWith('/asking')
            ? Response.json(await (await fetch('/probe', { method: 'POST' })).json())
            : new Response(url.endsWith('/long') ? url.padEnd(5_000) : url, {
                status: url.includes('/light-gone') ? 410 : 200,
                headers: {
                  'content-type': 'text/html',
                  ...(url.includes('/light') && { 'x-light-page': 'yes' }),
                },
              });
        },
      });
    },
  },
);
const open = (url: string, host = 'localhost') => server.visitor({ host }).request({ url });

describe('a page', () => {
  test('may be listed by search engines only when it is a light page, which shows no member data, is no error page and is meant to be found (spec 2.7)', async () => {
    for (const url of ['/members', '/light-form', '/light-gone'])
      expect((await open(url)).headers['x-robots-tag'], url).toBe('noindex');
    expect((await open('/light')).headers['x-robots-tag']).toBeUndefined();
  });

  test('has the headers of all pages, whatever its status', async () => {
    for (const url of ['/members', '/light', '/light-gone'])
      expect((await open(url)).headers.rating, url).toBe('adult');
  });

  test('whose URL contains a token of an email sends no Referer (spec 4.2, D2.20)', async () => {
    for (const url of ['/activate?token=abc', '/mail-change/do?revert=abc'])
      expect((await open(url)).headers['referrer-policy']).toBe('no-referrer');
    expect((await open('/members?page=2')).headers['referrer-policy']).toBe('same-origin');
  });

  test.each([
    ['localhost:99999999', 404],
    ['localhost:letters', 404],
    ['localhost@elsewhere.example', 421],
    ['localhost:1@elsewhere.example', 404],
  ])('is not found at an invalid host: %s', async (host, status) => {
    expect((await open('/members', host)).status).toBe(status);
  });

  test('with an unknown or failing middleware is an error page with status 500 that does not reveal the cause (spec 8.2)', async () => {
    const { status, headers, body } = await server
      .visitor()
      .request({ url: '/no-such-middleware', headers: { accept: 'text/html' } });
    expect(status).toBe(500);
    expect(headers['content-type']).toContain('text/html');
    expect(String(body)).not.toContain('middleware');
  });

  test('is rendered once for all who may share it, unless one of its calls was refused', async () => {
    const renderings = async (url: string) => {
      renderedShared = 0;
      await Promise.all([open(url), open(url), open(url)]);
      return renderedShared;
    };
    expect([await renderings('/shared'), await renderings('/shared-refused')]).toEqual([1, 3]);
  });

  test('makes its calls as its caller, who is identified once', async () => {
    expect((await open('/asking')).body).toEqual({ caller: 'the reader' });
    expect((await server.http.inject({ method: 'POST', url: '/probe' })).json()).toEqual({
      caller: 'nobody',
    });
  });

  test('is refused to a network that opened too many pages', async () => {
    documentsLeft = 1;
    expect((await open('/members')).status).toBe(200);
    expect((await open('/members')).status).toBe(429);
    documentsLeft = Number.POSITIVE_INFINITY;
  });
});

describe('a form', () => {
  const form = 'application/x-www-form-urlencoded';
  const send = async (type: string | undefined, body: string | undefined, origin = 'http://localhost') => {
    const headers = { host: 'localhost', origin, ...(type && { 'content-type': type }) };
    const { statusCode } = await server.http.inject({
      method: 'POST',
      url: '/form',
      headers,
      ...(body && { body }),
    });
    return statusCode;
  };

  test.each([
    ['as a browser sends it', form, 'topic=other', 200],
    ['with a charset', `${form};charset=UTF-8`, 'topic=other', 200],
    ['with multipart data', 'multipart/form-data; boundary=b', '--b--', 422],
    ['with invalid multipart data', 'multipart/form-data', 'nonsense', 422],
    ['that is JSON', 'application/json', '{}', 422],
    ['that is text', 'text/plain', 'topic=other', 422],
    ['whose media type only starts like a form', `${form}-not`, 'topic=other', 422],
    ['without type and body', undefined, undefined, 422],
    ['of endless fields', form, 'a&'.repeat(50_000), 413],
  ])('%s', async (_what, type, body, status) => {
    expect(await send(type, body)).toBe(status);
  });

  test('of another site is refused', async () => {
    expect(await send(form, 'topic=other', 'http://evil.example')).toBe(403);
  });
});

describe('compression of responses', () => {
  const requestWith = (url: string, encodings: string) =>
    server.http.inject({ url, headers: { host: 'localhost', 'accept-encoding': encodings } });

  test.each([
    ['/light', 'gzip, deflate, br', 'br'],
    ['/light', 'gzip', 'gzip'],
    ['/light', 'br;q=0, gzip', 'gzip'],
    ['/light', '', 'identity'],
    ['/long', 'gzip, deflate, br', 'br'],
    ['/long', 'gzip', 'gzip'],
    ['/long', '', undefined],
    ['/members', 'gzip, br', undefined],
  ])('%s to a browser that accepts "%s"', async (url, encodings, form) => {
    const { headers, rawPayload } = await requestWith(url, encodings);
    expect(headers['content-encoding']).toBe(form);
    if (form !== undefined) expect(headers.vary).toContain('accept-encoding');
    expect(opened(rawPayload, form)).toContain(`http://localhost${url}`);
  });

  test.each([
    ['a foreign page', 'cross-site', true, undefined],
    ['another port of the site', 'same-site', true, undefined],
    ['a page of the site', 'same-origin', true, 'br'],
    ['the address bar', 'none', true, 'br'],
    ['a foreign page, to a visitor', 'cross-site', false, 'br'],
  ])(
    'a response to a member who comes from %s is compressed only when that page did not choose its content',
    async (_who, site, member, form) => {
      for (const url of ['/long', '/light']) {
        const cookie = member ? { cookie: `session=${'s'.repeat(43)}` } : {};
        const headers = { host: 'localhost', 'accept-encoding': 'br', 'sec-fetch-site': site, ...cookie };
        const answer = await server.http.inject({ url, headers });
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(form ?? 'identity');
      }
    },
  );

  const opened = (bytes: Buffer, form: string | undefined): string =>
    (form === 'br' ? brotliDecompressSync(bytes) : form === 'gzip' ? gunzipSync(bytes) : bytes).toString();
});
