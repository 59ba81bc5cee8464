import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import { servePages } from './pages.ts';

const server = await startTestServer(
  {},
  {
    addPages: async (http, { clock }) => {
      servePages(http, {
        identify: async () => null,
        traitsOf: () => ({ locale: 'nl-NL', cacheKey: null, headers: {} }),
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        clock,
        render: async () => new Response('page'),
      });
    },
  },
);
const withoutPages = await startTestServer();
const html = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

const refusedRequests = [
  ['the socket, without an upgrade', { url: '/api/live' }, 404, 'not_found'],
  ['an unsupported method', { method: 'PUT', url: '/login' }, 404, 'not_found'],
  ['an invalid URL', { url: '/%ff' }, 404, 'not_found'],
  ['an unknown call', { url: '/api/nothing.php' }, 404, 'not_found'],
  [
    'a write with an undeclared parameter',
    { method: 'POST', url: '/api/user.php?pull=1', body: '{}' },
    404,
    'not_found',
  ],
  [
    'one of several calls on a path with an undeclared parameter',
    { url: '/api/likes.php?mroe=true' },
    404,
    'not_found',
  ],
  ['a call with a method it does not have', { method: 'DELETE', url: '/api/user.php' }, 404, 'not_found'],
  [
    'a body of invalid JSON',
    { method: 'POST', url: '/api/user.php', body: '{"email":' },
    422,
    'invalid_input',
  ],
  [
    'a body of an unknown media type',
    { method: 'POST', url: '/api/user.php', body: 'a', headers: { 'content-type': 'image/gif' } },
    422,
    'invalid_input',
  ],
  [
    'a body that is too large',
    { method: 'POST', url: '/api/user.php', body: `"${'a'.repeat(300_000)}"` },
    413,
    'payload_too_large',
  ],
] as const;

describe('unknown routes and invalid requests are refused with an error body (spec 8.1)', () => {
  test.each(refusedRequests)('%s', async (_what, request, status, code) => {
    const body = 'body' in request ? { 'content-type': 'application/json' } : {};
    const headers = { ...body, ...('headers' in request && request.headers) };
    const answer = await server.visitor().request({ ...request, headers });
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(Object.keys(answer.body as object)).toEqual(['error']);
    expect(answer.error?.message.length).toBeGreaterThan(5);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a browser that navigates gets an error page in its language, with a link (spec 2.7)', async () => {
    for (const [url, method] of [
      ['/%ff', 'GET'],
      ['/login', 'PUT'],
    ] as const) {
      const answer = await server
        .visitor()
        .request({ url, method, headers: { ...html, 'accept-language': 'en-GB' } });
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body).toContain('<h1>This page could not be found</h1>');
      expect(answer.body).toContain('<html lang="en');
      expect(answer.body).toMatch(/<a href="\/">Back to the home page<\/a>/);
    }
  });

  test('an endless segment of a URL', async () => {
    const url = `/dev/mail/${'a'.repeat(300)}`;
    const { status, error } = await withoutPages.visitor({ remoteAddress: '127.0.0.1' }).request({ url });
    expect([status, error?.code]).toEqual([404, 'not_found']);
  });

  test('a call never gets a page, whatever it accepts', async () => {
    const { error } = await server.visitor().request({ url: '/api/nothing.php', headers: html });
    expect(error?.code).toBe('not_found');
  });
});

const LOGIN = `POST /api/user.php HTTP/1.1
host: localhost
origin: http://localhost
content-length: 2
connection: close`.replaceAll('\n', '\r\n');

test.each([
  ['NONSENSE\r\n\r\n', 400, 'request_malformed'],
  ['GET /api/user.php HTTP/1.1\r\nconnection: close\r\n\r\n', 421, 'unknown_host'],
  [`GET / HTTP/1.1\r\nhost: localhost\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'request_malformed'],
  [
    'GET / HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    400,
    'request_malformed',
  ],
  [
    'GET http://evil.example/api/user.php HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
    400,
    'request_malformed',
  ],
  [`${LOGIN}\r\ncontent-type: application/json\t;charset=utf-8\r\n\r\n{}`, 400, 'request_malformed'],
  [`${LOGIN}\r\ncontent-type: application/json;\r\n\r\n{}`, 400, 'request_malformed'],
  [
    `${LOGIN}\r\ncontent-type: text/plain\r\ncontent-type: application/json\r\n\r\n{}`,
    400,
    'request_malformed',
  ],
])('invalid bytes get an error body and the connection is closed', async (bytes, status, code) => {
  const { port } = new URL(
    await server.http.listen({ port: 0, host: '127.0.0.1' }).catch(() => server.http.listeningOrigin),
  );
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
  const answer = await text(socket);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ error: { code } });
});
