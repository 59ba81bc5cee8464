import { randomUUID } from 'node:crypto';
import { MESSAGE_CREDITS } from '#contract/constants';
import { runStatement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, loadMeasurement } from '../benchmark.ts';
import { bareSend } from '../support/bare-send.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { browserHeaders, loadDatabase, loadHttp } from '../support/load.ts';
import { type BenchPair, logInPairs } from '../support/members.ts';
import { alternate, type Load } from '../support/stats.ts';

const PAIRS = 64;
const BARE_CONNECTIONS = 8;
const HTTP_CONNECTIONS = 32;

/** @spec P1 */
export const sendBenchmark: Benchmark = {
  id: 'P1',
  title: 'Durable sends through the full path',
  async measure({ smallest: { url, members }, serve }) {
    const pairs = await logInPairs(url, PAIRS);
    await using app = await serve('serve-app.ts', url);
    await using otherApp = await serve('serve-app.ts', url);
    const next = roundRobin(pairs);
    const { ours, oursOnTwo, bare } = await alternate(3, {
      bare: () =>
        loadDatabase(url, BARE_CONNECTIONS, async client => {
          await runStatement(client, bareSend({ pair: next(), text: TEXT, price: MESSAGE_CREDITS }));
        }),
      ours: () => sendTo([app], next),
      oursOnTwo: () => sendTo([app, otherApp], next),
    });
    const label = `sends at ${sizeName(members)} (full path over ${HTTP_CONNECTIONS} connections, bare transaction over ${BARE_CONNECTIONS})`;
    const goal = { atLeast: 1.2 };
    return [
      loadMeasurement(label, 'perSecond', { ours, limit: bare }, goal),
      loadMeasurement(`${label}, two server processes`, 'perSecond', { ours: oursOnTwo, limit: bare }, goal),
    ];
  },
};

async function sendTo(servers: ChildServer[], next: () => BenchPair): Promise<Pick<Load, 'perSecond'>> {
  const loads = await Promise.all(
    servers.map(({ url, port }) =>
      loadHttp(url, HTTP_CONNECTIONS / servers.length, () => sendRequest(next(), port)),
    ),
  );
  return { perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) };
}

/** Gives simultaneous senders different items, because sends of one member wait for each other. */
export function roundRobin<Item>(items: Item[]): () => Item {
  let index = 0;
  return () => items[index++ % items.length] as Item;
}

const TEXT = 'Would you like to see the new exhibition on Saturday, and have a coffee afterwards?';

export const sendRequest = ({ sender, recipient }: BenchPair, port: number, text = TEXT) => ({
  path: '/api/chat.php',
  method: 'POST' as const,
  headers: { ...browserHeaders(port, sender.secret), 'content-type': 'application/json' },
  body: JSON.stringify({ to: recipient.profileId, client_id: randomUUID(), text }),
});
