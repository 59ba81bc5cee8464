import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getMember } from '#contract/profiles';
import { startTestServer } from '../../testing/start-test-server.ts';
import { greeted, openSocket } from '../live/testing/open-socket.ts';
import { queueEmail } from '../mail/outbox.ts';
import { transact } from '../transact.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const server = await startTestServer();
const { app, clock } = server;
const metricsText = () => app.metrics.text();
const metricValue = async (line: string) => {
  const metricLine = (await metricsText()).split('\n').find(one => one.startsWith(`${line} `));
  return metricLine === undefined ? undefined : Number(metricLine.split(' ').at(-1));
};

describe('the metrics of a process', () => {
  test('count requests by route, not by URL', async () => {
    for (const id of ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'])
      await server.visitor().send(getMember, { query: { id } });
    const labels = '{method="GET",route="/api/member.php",status="404"}';
    expect(await metricValue(`http_request_duration_seconds_count${labels}`)).toBe(2);
    await server.visitor().request({ url: '/nothing/like/this' });
    expect(await metricsText()).toContain('route="none",status="404"');
    expect(await metricsText()).not.toMatch(/1111-4111|nothing.like/);
  });

  test('count refusals by code, and those of a limit by route', async () => {
    const call = { method: 'POST', url: '/api/activation.php?resend=1', body: '{}' } as const;
    const member = server.as(await server.signUpMember({ status: 'not_confirmed' }));
    const headers = { 'content-type': 'application/json' };
    let status = 0;
    for (let again = 0; again < 50 && status !== 429; again++)
      status = (await member.request({ ...call, headers })).status;
    expect(status).toBe(429);
    expect(await metricValue('refused_requests_total{code="too_many_requests"}')).toBe(1);
    expect(await metricValue('rate_limited_requests_total{route="/api/activation.php"}')).toBe(1);
    expect(await metricValue('refused_requests_total{code="not_found"}')).toBeGreaterThan(0);
  });

  test('count statements by kind, and show the pool', async () => {
    const before = (await metricValue('db_query_duration_seconds_count{kind="select",outcome="done"}')) ?? 0;
    await server.as(await server.signUpMember()).call(getUser);
    const after = await metricValue('db_query_duration_seconds_count{kind="select",outcome="done"}');
    expect(after).toBeGreaterThan(before);
    await app.db
      .selectFrom('accounts')
      .select('nothing' as 'id')
      .execute()
      .catch(() => undefined);
    expect(await metricValue('db_query_duration_seconds_count{kind="select",outcome="failed"}')).toBe(1);
    expect(await metricValue('db_pool_connections{state="size"}')).toBeGreaterThan(0);
    expect(await metricValue('db_pool_connections{state="waiting"}')).toBe(0);
  });

  test('show how many sockets are open', async () => {
    const origin = await server.http.listen({ port: 0, host: '127.0.0.1' });
    const { sessionSecret } = await server.signUpMember();
    const cookie = `session=${sessionSecret}`;
    const url = origin.replace('127.0.0.1', 'localhost');
    const sockets = await Promise.all([1, 2].map(() => greeted(openSocket(url, { cookie }))));
    expect(await metricValue('live_sockets')).toBe(2);
    for (const { close } of sockets) close();
    await expect.poll(() => metricValue('live_sockets')).toBe(0);
  });

  test('show waiting emails and their age, notices, queues, memory and the event loop', async () => {
    const email = { siteId: 1, accountId: null, to: 'jan@mail.example', subject: 's', text: 't', html: 'h' };
    const before = (await metricValue('email_outbox_pending')) ?? 0;
    await transact(app, tx => queueEmail(tx, email));
    clock.advance(90_000);
    expect(await metricValue('email_outbox_pending')).toBe(before + 1);
    expect(await metricValue('email_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    await expect.poll(() => metricValue('bus_notices_total{direction="received"}')).toBeGreaterThan(0);
    expect(await metricValue('bus_notices_total{direction="published"}')).toBeGreaterThan(0);
    expect(await metricValue('password_hashing{state="waiting"}')).toBe(0);
    expect(await metricValue('image_rendering{state="running"}')).toBe(0);
    expect(await metricValue('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(await metricsText()).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(await metricsText()).not.toContain('jan@mail.example');
  });
});

test('a gauge that cannot be read does not affect the others', async () => {
  const metrics = createMetrics();
  metrics.registerGauge('broken', 'b', () => Promise.reject(new Error('away')));
  metrics.registerGauge('sound', 's', () => 3);
  expect(await metrics.text()).toMatch(/^sound 3$/m);
  expect(await metrics.text()).toMatch(/^broken Nan$/im);
});

describe('the metrics server', () => {
  test('has its own port and serves only the metrics', async () => {
    const served = await serveMetrics(app.metrics, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(served.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(await answer.text()).toContain('# TYPE http_request_duration_seconds histogram');
    expect((await fetch(served.url.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(served.url, { method: 'POST' })).status).toBe(404);
    const { port } = new URL(served.url);
    await expect(serveMetrics(app.metrics, { host: '127.0.0.1', port: Number(port) })).rejects.toThrow(
      /METRICS_PORT/,
    );
    await served.close();
  });

  test('is not reachable on the port of the site', async () => {
    const { status, body } = await server
      .visitor({ remoteAddress: '127.0.0.1' })
      .request({ url: '/metrics' });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('http_request');
  });
});
