import webPush from 'web-push';
import {
  type RunningPushService,
  startPushService,
} from '../../src/server/providers/push/testing/start-push-service.ts';
import { type Benchmark, boundMeasurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { type BenchPair, logInPairs } from '../support/members.ts';
import { onDatabase } from '../support/open-server.ts';
import { openMessagePool, sendAtRate } from '../support/send-at-rate.ts';
import { type Load, medianOf } from '../support/stats.ts';
import { sendRequest } from './message-sends.ts';

const PAIRS = 64;
const PER_SECOND = 100;
const RUNS = 3;
/** With several unread messages, the push says their number. */
const UNREAD_BEFORE = 10;

/** @spec P13 */
export const pushBenchmark: Benchmark = {
  id: 'P13',
  title: 'From POST to the push service',
  async measure({ smallest: { url, members }, serve, log }) {
    const keys = webPush.generateVAPIDKeys();
    const service = await startPushService(() => keys.publicKey);
    const pairs = await logInPairs(url, PAIRS);
    await using app = await serve('serve-push.ts', url, {
      PUSH_KEYS: JSON.stringify(keys),
      PUSH_ORIGIN: service.origin,
    });
    const browsers = await subscribeRecipients(url, pairs, service);
    const loads: Load[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await prepareUnread(url, pairs);
      loads.push(await sendAndReceive(app, pairs, browsers, service));
    }
    await service.close();
    for (const { p50, p99 } of loads) log(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
    const p95 = medianOf(loads, load => load.p95);
    const label = `p95 at ${PER_SECOND}/s among ${sizeName(members)}, all recipients subscribed`;
    return [boundMeasurement(label, p95, 1_000, 'ms')];
  },
};

/** Returns the number of the pair by the id of its browser at the push service. */
const subscribeRecipients = (
  url: string,
  pairs: BenchPair[],
  service: RunningPushService,
): Promise<Map<string, number>> =>
  onDatabase(url, async client => {
    await client.query('delete from push_subscriptions');
    const browsers = new Map<string, number>();
    for (const [index, { recipient }] of pairs.entries()) {
      const { endpoint, keys } = service.subscribe();
      await client.query(
        `insert into push_subscriptions (account_id, session_id, endpoint, p256dh, auth, created_at)
         select account_id, id, $2, $3, $4, now() from sessions where account_id = $1 order by created_at desc limit 1`,
        [recipient.accountId, endpoint, keys.p256dh, keys.auth],
      );
      browsers.set(endpoint.split('/').at(-1) ?? '', index);
    }
    return browsers;
  });

const prepareUnread = (url: string, pairs: BenchPair[]): Promise<unknown> =>
  onDatabase(url, client =>
    client.query(
      `update conversation_members set unread = $3
       from unnest($1::uuid[], $2::uuid[]) as pair (recipient, sender)
       where profile_id = recipient and other_id = sender`,
      [
        pairs.map(({ recipient }) => recipient.profileId),
        pairs.map(({ sender }) => sender.profileId),
        UNREAD_BEFORE,
      ],
    ),
  );

/** A message has arrived when a push counts it. */
function sendAndReceive(
  app: ChildServer,
  pairs: BenchPair[],
  browsers: Map<string, number>,
  service: RunningPushService,
): Promise<Load> {
  const pool = openMessagePool(app);
  const countedOf = pairs.map(() => 0);
  return sendAtRate(
    PER_SECOND,
    nth => pool.send(sendRequest(pairs[nth % PAIRS] as BenchPair, app.port)),
    async arrived => {
      service.onReceived(({ subscription, payload }) => {
        const index = browsers.get(subscription) ?? 0;
        const { body } = JSON.parse(payload) as { body: string };
        const unread = Number(/\d+/.exec(body)?.[0] ?? 0) - UNREAD_BEFORE;
        for (let counted = countedOf[index] ?? 0; counted < unread; counted += 1)
          arrived(index + counted * PAIRS);
        countedOf[index] = Math.max(countedOf[index] ?? 0, unread);
      });
      return pool.close;
    },
  );
}
