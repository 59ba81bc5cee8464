import { expect, test } from 'vitest';
import { encodeSourceCookie } from './accounts/referral/source-cookie.ts';
import { servePages } from './platform/http/pages.ts';
import { startTestServer } from './testing/start-test-server.ts';
import { identifyReader, traitsOf } from './web.ts';

const server = await startTestServer(
  {},
  {
    addPages: async (http, app) =>
      servePages(http, {
        identify: (request, reply) => identifyReader(app, request, reply),
        traitsOf,
        countDocument: async () => undefined,
        cdnOrigin: null,
        development: false,
        clock: app.clock,
        render: async (_request, { fetch }) => {
          const { status } = await fetch('/api/members.php', {});
          return new Response(status === 200 ? 'faces' : 'no faces', { headers: { 'x-light-page': 'yes' } });
        },
      }),
  },
);
const pageFor = async (cookies: Record<string, string>) =>
  (await server.visitor({ cookies }).request({ url: '/' })).body;

const source = encodeSourceCookie({ network: 'network', ref: '', sub1: '', sub2: '', sub3: '' });

test('a page that is kept for visitors whom an advertisement sent is for no others (section 6)', async () => {
  const settings = [
    { name: 'logged_out_search', value: JSON.stringify('no') },
    { name: 'logged_out_search_trafficsource', value: JSON.stringify('yes') },
  ];
  await server.db
    .insertInto('site_settings')
    .values(settings.map(setting => ({ site_id: 1, ...setting })))
    .execute();
  await server.app.sites.refresh();
  expect(await pageFor({ source })).toBe('faces');
  expect(await pageFor({})).toBe('no faces');
  expect(await pageFor({ source })).toBe('faces');
});

test('a page whose login was ended elsewhere takes its cookie back and clears nothing else: another login may stand by now', async () => {
  const member = await server.signUpMember();
  await server.db.deleteFrom('sessions').where('account_id', '=', member.accountId).execute();
  const visitor = server.visitor({ cookies: { session: member.sessionSecret } });
  const { headers } = await visitor.request({ url: '/' });
  expect([headers['clear-site-data'], visitor.cookies.has('session')]).toEqual([undefined, false]);
});
