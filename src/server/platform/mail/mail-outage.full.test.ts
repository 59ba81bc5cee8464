import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { getUser } from '#contract/accounts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { onTestEnd } from '../testing/on-test-end.ts';
import { transact } from '../transact.ts';
import { queueEmail } from './outbox.ts';

type Line = { url: string; state: 'open' | 'silent' | 'cut' };

/** A line to the mail server that can be cut, or go silent. */
async function openLine(target: string): Promise<Line> {
  const sockets = new Set<Socket>();
  const relay = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (line.state === 'cut') socket.destroy();
    if (line.state !== 'open') return;
    const upstream = connect(Number(new URL(target).port), '127.0.0.1');
    upstream.on('error', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  onTestEnd(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  const line: Line = { url: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`, state: 'open' };
  return line;
}

const queueTo = ({ app }: TestServer, to: string, topic?: string) =>
  transact(app, tx =>
    queueEmail(tx, {
      ...{ siteId: 1, accountId: null, to, subject: 's', text: 't', html: 'h', ...(topic && { topic }) },
    }),
  );

const CALLS = 120;

/** Median of calls that read, and of transactions that queue an email, in ms. */
async function measureCalls(server: TestServer, prefix: string) {
  const browser = server.as(await server.signUpMember());
  const times = { read: [] as number[], queue: [] as number[] };
  for (let call = 0; call < CALLS; call++) {
    const started = performance.now();
    await browser.call(getUser);
    const read = performance.now();
    await queueTo(server, `${prefix}.${call}@mail.example`, call % 2 ? 'like' : undefined);
    times.read.push(read - started);
    times.queue.push(performance.now() - read);
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
  return { read: median(times.read), queue: median(times.queue) };
}

test('a mail server that is silent or away for 10 minutes slows no call, and every email leaves once afterwards (spec D2.31)', async () => {
  const mail = await startMailServer();
  const line = await openLine(mail.url);
  const server = await startTestServer({ ROLE: 'both', SMTP_URL: line.url, LOG_LEVEL: 'silent' });
  await measureCalls(server, 'warm-up');
  const usual = await measureCalls(server, 'before');
  line.state = 'silent';
  const whileSilent = await measureCalls(server, 'silent');
  server.clock.advance(5 * 60_000);
  line.state = 'cut';
  const whileCut = await measureCalls(server, 'cut');
  server.clock.advance(5 * 60_000);
  // The bound is wide because other tests share the machine; waiting for the mail server would take seconds.
  for (const { read, queue } of [whileSilent, whileCut]) {
    expect(read).toBeLessThan(3 * usual.read + 50);
    expect(queue).toBeLessThan(3 * usual.queue + 50);
  }
  line.state = 'open';
  const waiting = () =>
    server.db.selectFrom('email_outbox').select('id').where('sent_at', 'is', null).execute();
  await vi.waitFor(
    async () => {
      server.clock.advance(60_000);
      expect(await waiting()).toEqual([]);
    },
    { timeout: 180_000, interval: 2_000 },
  );
  const recipients = mail.emails.map(({ to }) => to);
  expect(recipients).toHaveLength(4 * CALLS);
  expect(new Set(recipients).size).toBe(4 * CALLS);
}, 400_000);
