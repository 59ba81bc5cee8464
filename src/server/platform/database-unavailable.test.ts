import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getMember } from '#contract/profiles';
import { startTestServer } from '../testing/start-test-server.ts';
import { servePages } from './http/pages.ts';
import { createLog } from './log.ts';
import { createBreakableConnection } from './testing/breakable-connection.ts';
import { testDatabaseUrl } from './testing/database.ts';

const logEntries: { msg: string; level: number }[] = [];
const log = createLog('info', { write: entry => void logEntries.push(JSON.parse(entry)) });
const connection = await createBreakableConnection(await testDatabaseUrl());
const html = { accept: 'text/html,application/xhtml+xml' };
let renderedAway = false;

const server = await startTestServer(
  { DATABASE_URL: connection.url },
  {
    log,
    addPages: async (http, app) =>
      servePages(http, {
        identify: async () => null,
        traitsOf: () => ({ locale: 'nl-NL', cacheKey: null, headers: {} }),
        countDocument: async () => {
          if (!renderedAway) await app.db.selectFrom('accounts').select('id').limit(1).execute();
        },
        cdnOrigin: null,
        development: false,
        clock: app.clock,
        render: async (_request, { fetch }) => {
          const { status } = await fetch('/api/member.php?id=11111111-1111-4111-8111-111111111111', {});
          return new Response('page', { status: status === 503 ? 500 : 200 });
        },
      }),
  },
);
const member = await server.signUpMember();

describe('while the database is unavailable', () => {
  test('calls answer 503 with Retry-After, and work again once the database is back', async () => {
    expect((await server.as(member).call(getUser)).user).not.toBeNull();
    await connection.disconnect();
    for (let again = 0; again < 3; again++) {
      const { status, error, headers } = await server.as(member).send(getUser);
      expect([status, error?.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
      expect(error?.message).toBe('We zijn even niet bereikbaar. Probeer het zo opnieuw.');
    }
    expect((await server.visitor().request({ url: '/readyz' })).status).toBe(503);
    expect((await server.visitor().request({ url: '/healthz' })).status).toBe(200);
    await connection.restore();
    expect((await server.as(member).call(getUser)).user?.profile.id).toBe(member.profileId);
    expect((await server.visitor().request({ url: '/readyz' })).status).toBe(200);
  });

  test.each([
    ['before it is rendered', false],
    ['while it is rendered', true],
  ])(
    'a page that needs the database %s gets an error page with the same status',
    async (_when, whileRendered) => {
      renderedAway = whileRendered;
      expect((await server.visitor().request({ url: '/members', headers: html })).status).toBe(200);
      await connection.disconnect();
      const { status, headers, body } = await server.visitor().request({ url: '/members', headers: html });
      await connection.restore();
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('<h1>We zijn even niet bereikbaar. Probeer het zo opnieuw.</h1>');
      expect((await server.visitor().request({ url: '/members', headers: html })).status).toBe(200);
    },
  );

  test('the log reports it once a minute, not as an error', () => {
    expect(logEntries.filter(({ msg }) => msg === 'database unavailable')).toHaveLength(1);
    expect(logEntries.filter(({ level }) => level >= 50)).toEqual([]);
  });

  test('a call gets a response when its database connection breaks', async () => {
    const response = server.as(member).send(getMember, { query: { id: member.profileId } });
    await connection.disconnect();
    const { status } = await response;
    await connection.restore();
    expect([200, 503]).toContain(status);
  });
});
