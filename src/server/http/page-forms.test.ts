import { expect, test } from 'vitest';
import { servePages } from '../platform/http/pages.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { documentTraitsOf, identifyPageCaller } from './web.ts';

/** A page that makes the call of the request's query, as an action or loader does. */
const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        identify: (request, reply) => identifyPageCaller(app, request, reply),
        traitsOf: documentTraitsOf,
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        clock: app.clock,
        render: async ({ method, url }, { fetch }) => {
          const call = new URL(url).searchParams.get('call') ?? '';
          const { status } = await fetch(call, { method });
          return new Response(String(status));
        },
      }),
  },
);
const submit = async (member: { sessionSecret: string }, call: string) =>
  server
    .visitor({ cookies: { session: member.sessionSecret } })
    .request({
      method: 'POST',
      url: `/page?call=${encodeURIComponent(call)}`,
      body: 'step=resend',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    .then(({ body }) => body);

test('what a page writes for its form counts against the limits of the call (spec 4.2)', async () => {
  const member = await server.signUpMember({ status: 'not_confirmed' });
  const resend = '/api/activation.php?resend=1';
  expect(await submit(member, resend)).toBe('204');
  expect(await submit(member, resend)).toBe('429');
});
