import { request } from 'node:http';
import { type RoundsParts, startRounds } from '../../rounds.ts';
import { happen, SANDBOX_NEWS } from './happen.ts';
import { type Sandbox, signingKeyOf } from './parts.ts';
import { claimNews, noteTold, selectOverdue } from './queries.ts';
import { SIGNATURE_HEADER, signatureOf } from './signature.ts';

const LEASE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** About a day: 5 s, doubling, at most an hour apart. */
const MAX_TRIES = 33;
const delayOf = (tries: number): number => Math.min(5_000 * 2 ** (tries - 1), 3_600_000);

/** Tells the shop what happened, right after it did, and again until it is heard. `close` waits for what is being told. */
export const startTelling = (sandbox: Sandbox): { close(): Promise<void> } =>
  startRounds({
    ...(sandbox satisfies Pick<RoundsParts, 'bus' | 'log'>),
    what: 'webhooks of the sandbox',
    wokenBy: SANDBOX_NEWS,
    lanes: 2,
    work: isStopping => tellDueNews(sandbox, isStopping),
  });

/** Tells all that is due; payments that nobody paid in time expire before. */
export async function tellDueNews(sandbox: Sandbox, isStopping = () => false): Promise<void> {
  for (const { reference } of await selectOverdue(sandbox.db, sandbox.clock.now(), 50))
    await happen(sandbox, reference, 'expired');
  while (!isStopping() && (await tellNext(sandbox)));
}

async function tellNext(sandbox: Sandbox): Promise<boolean> {
  const { db, clock, log, config, ownAddress } = sandbox;
  const now = clock.now();
  // Before the server listens there is nobody to be told.
  if (ownAddress.origin === null) return false;
  const news = await claimNews(db, now, new Date(now.getTime() + LEASE_MS));
  if (!news) return false;
  const body = JSON.stringify({ event: news.event, status: news.body });
  const signature = signatureOf(signingKeyOf(config.secret), body, clock.now());
  const status = await post(ownAddress.origin, news.tell_at, body, signature).catch(() => null);
  const isHeard = status !== null && status >= 200 && status <= 299;
  const told = news.told + (isHeard ? 1 : 0);
  if (!isHeard) log.warn({ event: news.event, tries: news.tries, status }, 'sandbox webhook not heard');
  const isOver = told >= news.times || news.tries >= MAX_TRIES;
  const again = clock.now().getTime() + (isHeard ? 0 : delayOf(news.tries));
  await noteTold(db, news.event, { told, dueAt: isOver ? null : new Date(again) });
  return true;
}

/**
 * The shop is this very server, asked by the name of its site: whatever stands in `tellAt`, nothing else is reached, and it need not
 * be a name that this machine can resolve. (`fetch` lets nobody choose the name.)
 */
async function post(origin: string, tellAt: string, body: string, signature: string): Promise<number> {
  const { host, pathname, search } = new URL(tellAt);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(new URL(pathname + search, origin), {
    method: 'POST',
    headers: {
      host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [SIGNATURE_HEADER]: signature,
    },
    timeout: TIMEOUT_MS,
    agent: false,
  });
  sent.on('response', response => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  sent.on('timeout', () => sent.destroy(new Error('too slow')));
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
