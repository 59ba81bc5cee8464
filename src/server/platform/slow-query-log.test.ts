import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { createLog } from './log.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog('info', { write: line => void lines.push(JSON.parse(line)) });
const SECRET = 'nobody.must.read.this@mail.example';

const server = await startTestServer(
  { SLOW_QUERY_MS: '100' },
  {
    log,
    addPages: async (http, { db }) => {
      http.post('/slow', async () => {
        await sql`select pg_sleep(0.15), ${SECRET}::text`.execute(db);
        await sql`select 1`.execute(db);
        return {};
      });
    },
  },
);
const slow = () => lines.filter(({ msg }) => msg === 'slow query');

test('a slow query is logged with its text, duration and request, without values', async () => {
  const { headers } = await server.visitor().request({
    ...{ method: 'POST', url: '/slow', body: '{}' },
    headers: { 'content-type': 'application/json' },
  });
  const line = slow().find(({ sql }) => sql === 'select pg_sleep(0.15), $1::text');
  expect(line).toMatchObject({ request: headers['x-request-id'] });
  expect(slow().every(({ ms }) => Number(ms) >= 100)).toBe(true);
  expect(line?.ms).toBeGreaterThanOrEqual(150);
  expect(lines.find(({ msg }) => msg === 'request')).toMatchObject({
    route: '/slow',
    request: line?.request,
  });
  expect(JSON.stringify(lines)).not.toContain(SECRET);
});

test('a query that fails after a while is logged the same way', async () => {
  lines.length = 0;
  await sql`select 1 / (count(*) - ${1}::int) from pg_sleep(0.15)`.execute(server.db).catch(() => undefined);
  expect(slow()).toMatchObject([
    { failed: true, sql: 'select 1 / (count(*) - $1::int) from pg_sleep(0.15)' },
  ]);
  expect(slow()[0]).not.toHaveProperty('request');
});
