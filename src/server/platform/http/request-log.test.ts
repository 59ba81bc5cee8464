import { expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getMember } from '#contract/profiles';
import { startTestServer } from '../../testing/start-test-server.ts';
import { createLog } from '../log.ts';
import { servePages } from './pages.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog('debug', { write: line => void lines.push(JSON.parse(line)) });

const server = await startTestServer(
  {},
  {
    log,
    addPages: async (http, { clock }) =>
      servePages(http, {
        identify: async () => null,
        traitsOf: () => ({ locale: 'nl-NL', cacheKey: 'all', headers: {} }),
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        clock,
        render: async ({ url }, { fetch }) =>
          new Response(await (await fetch('/api/interests.php', {})).text(), {
            status: url.endsWith('/broken') ? 500 : 200,
            headers: { 'x-page-route': '/members', 'x-light-page': 'yes' },
          }),
      }),
  },
);
const requests = () => lines.filter(({ msg }) => msg === 'request');

test('a request is one line with route, status and duration, but without URL, query and caller', async () => {
  lines.length = 0;
  const id = '11111111-1111-4111-8111-111111111111';
  const { headers } = await server.visitor().send(getMember, { query: { id } });
  expect(requests()).toEqual([
    {
      level: 30,
      time: expect.any(String),
      request: headers['x-request-id'],
      method: 'GET',
      route: '/api/member.php',
      status: 404,
      ms: expect.any(Number),
      refused: 'not_found',
      msg: 'request',
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/1111-4111|192\.0\.2\.10/);
});

test('the calls of a rendering have the id of the page and are logged at debug', async () => {
  lines.length = 0;
  const { headers } = await server.visitor().request({ url: '/members?token=mailed-secret' });
  const [call, page] = requests();
  // What takes a second is logged at warn, as it may on a busy machine.
  const levelOf = (line: typeof call, usual: number) => (Number(line?.ms) >= 1_000 ? line?.level : usual);
  expect(requests().map(({ route, level, request }) => [route, level, request])).toEqual([
    ['/api/interests.php', levelOf(call, 20), headers['x-request-id']],
    ['/members', levelOf(page, 30), headers['x-request-id']],
  ]);
  expect(headers).not.toHaveProperty('x-page-route');
  expect(JSON.stringify(lines)).not.toContain('mailed-secret');
});

test('a page is logged by its route, also from the cache', async () => {
  lines.length = 0;
  for (let again = 0; again < 2; again++) await server.visitor().request({ url: '/kept' });
  expect(requests().map(({ route }) => route)).toEqual(['/api/interests.php', '/members', '/members']);
});

test('frequent requests of machines are logged at debug, and failures at warn', async () => {
  lines.length = 0;
  for (const url of ['/healthz', '/another', '/broken']) await server.visitor().request({ url });
  const outsideRequests = requests().filter(({ inProcess }) => !inProcess);
  expect(outsideRequests.map(({ status, level }) => [status, level])).toEqual([
    [200, 20],
    [200, 30],
    [500, 40],
  ]);
});

test('each request of a keep-alive connection has its own id', async () => {
  const origin = await server.http.listen({ port: 0, host: '127.0.0.1' });
  lines.length = 0;
  const ids = new Set<string | null>();
  for (let again = 0; again < 5; again++) {
    const answer = await fetch(origin + getUser.path, { headers: { connection: 'keep-alive' } });
    await answer.text();
    ids.add(answer.headers.get('x-request-id'));
  }
  expect(ids.size).toBe(5);
  expect(requests()).toHaveLength(5);
  for (const line of requests()) expect(line).not.toHaveProperty('inProcess');
});
