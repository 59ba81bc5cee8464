import { expect, test } from 'vitest';
import { encodeSourceCookie } from '../accounts/referral/capture-referral.ts';
import { servePages } from '../platform/http/pages.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { documentTraitsOf, identifyPageCaller } from './web.ts';

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

test('a page cached for visitors with a traffic source is not served to others (spec 6.1, 3.13)', async () => {
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

test('a page with an ended session clears its cookie and nothing else, because another session may exist by now', async () => {
  const member = await server.signUpMember();
  await server.db.deleteFrom('sessions').where('account_id', '=', member.accountId).execute();
  const visitor = server.visitor({ cookies: { session: member.sessionSecret } });
  const { headers } = await visitor.request({ url: '/' });
  expect([headers['clear-site-data'], visitor.cookies.has('session')]).toEqual([undefined, false]);
});

test('light pages of members are not stored by browsers, because Back would show them after the logout; those of visitors are (spec 7.1)', async () => {
  const member = await server.signUpMember();
  const cacheControlOf = async (cookies: Record<string, string>) =>
    (await server.visitor({ cookies }).request({ url: '/' })).headers['cache-control'];
  expect(await cacheControlOf({ session: member.sessionSecret })).toBe('no-store');
  expect(await cacheControlOf({})).toBe('private, no-cache');
});
