import { expect, test } from 'vitest';
import { changeUser, getUser } from '#contract/accounts';
import { createApi } from '#contract/client';
import { startTestServer } from '../../testing/start-test-server.ts';
import { greeted, openSocket } from '../live/testing/open-socket.ts';

const PAGES = 'http://localhost:4000';
const server = await startTestServer({ PUBLIC_URL: PAGES });
const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
const fromPages = { host: 'localhost:4001', origin: PAGES, 'sec-fetch-site': 'same-site' };
const fromElsewhere = { ...fromPages, origin: 'http://localhost:4002' };
const allowed = 'access-control-allow-origin';
const body = { language: 'en' } as const;

test('the site’s own pages may call from another port, with their session, and read refusals, too (spec 7.11)', async () => {
  const member = await server.signUpMember();
  const { status, headers } = await server.as(member).send(changeUser, { body }, fromPages);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    [allowed]: PAGES,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
  });
  const refused = await server.visitor().send(changeUser, { body }, fromPages);
  expect([refused.status, refused.headers[allowed]]).toEqual([403, PAGES]);
  expect((await server.visitor().request({ url: '/readyz', headers: fromPages })).headers[allowed]).toBe(
    PAGES,
  );
  const malformed = { ...fromPages, 'content-type': 'application/json;' };
  const early = await server.visitor().request({ url: '/api/user.php', headers: malformed });
  expect([early.status, early.headers[allowed]]).toEqual([400, PAGES]);
});

test('a preflight request is answered', async () => {
  const preflightHeaders = { ...fromPages, 'access-control-request-method': 'PUT' };
  const answer = await server.http.inject({
    method: 'OPTIONS',
    url: '/api/user.php',
    headers: preflightHeaders,
  });
  expect([answer.statusCode, answer.headers[allowed]]).toEqual([204, PAGES]);
  expect(answer.headers['access-control-allow-headers']).toContain('Idempotency-Key');
  const foreign = { ...preflightHeaders, origin: fromElsewhere.origin };
  const refused = await server.http.inject({ method: 'OPTIONS', url: '/api/user.php', headers: foreign });
  expect([refused.statusCode, refused.headers[allowed]]).toEqual([404, undefined]);
});

test.each([
  ['another port of this machine', fromElsewhere],
  ['another site that claims the origin', { ...fromPages, 'sec-fetch-site': 'cross-site' }],
  ['a page of no origin', { ...fromPages, origin: 'null' }],
])('%s cannot change state', async (_, headers) => {
  const member = await server.signUpMember();
  const { status, error } = await server.as(member).send(changeUser, { body }, headers);
  expect([status, error?.code]).toEqual([403, 'cross_site']);
});

test('another port cannot read responses', async () => {
  const member = await server.signUpMember();
  const { headers } = await server.as(member).send(getUser, {}, fromElsewhere);
  expect(headers[allowed]).toBeUndefined();
});

test('only the site’s own pages can open the socket', async () => {
  const member = await server.signUpMember();
  const cookie = `session=${member.sessionSecret}`;
  const siteSocket = await greeted(openSocket(url, { cookie, host: 'localhost:4001', origin: PAGES }));
  siteSocket.close();
  const foreign = openSocket(url, { cookie, host: 'localhost:4001', origin: fromElsewhere.origin });
  await expect.poll(() => foreign.closedWith()).toBe(4403);
});

test('a client with a base URL sends the session cookie there, a client without one only to its own origin', async () => {
  const sent: [string, RequestInit['credentials']][] = [];
  const fetch = async (address: string, { credentials }: RequestInit) => {
    sent.push([address, credentials]);
    return Response.json({ user: null });
  };
  for (const baseUrl of ['', 'http://localhost:4001']) {
    await createApi({ fetch, baseUrl, requestType: 'client' })(getUser);
  }
  expect(sent).toEqual([
    ['/api/user.php', 'same-origin'],
    ['http://localhost:4001/api/user.php', 'include'],
  ]);
});
