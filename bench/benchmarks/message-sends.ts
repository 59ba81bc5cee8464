import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { sessionCookieName } from '../../src/server/platform/sessions.ts';
import {
  captureStatements,
  runStatement,
  type Statement,
} from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, loadMeasurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import { browserHeaders, loadDatabase, loadHttp } from '../support/load.ts';
import { type BenchPair, logInPairs } from '../support/members.ts';
import { openServer } from '../support/open-server.ts';
import { alternate } from '../support/stats.ts';

const PAIRS = 64;
const BARE_CONNECTIONS = 8;
const HTTP_CONNECTIONS = 32;

/** @spec P1 */
export const sendBenchmark: Benchmark = {
  id: 'P1',
  title: 'Durable sends through the full path',
  async measure({ smallest: { url, members }, serve }) {
    const pairs = await logInPairs(url, PAIRS);
    const transaction = await captureSend(url, pairs[0] as BenchPair);
    await using child = await serve('serve-app.ts', url);
    const next = roundRobin(pairs);
    const { ours, bare } = await alternate(3, {
      bare: () =>
        loadDatabase(url, BARE_CONNECTIONS, async client => {
          for (const statement of transaction(next())) await runStatement(client, statement);
        }),
      ours: () => loadHttp(child.url, HTTP_CONNECTIONS, () => sendRequest(next(), child.port)),
    });
    return [
      loadMeasurement(
        `sends at ${sizeName(members)} (full path over ${HTTP_CONNECTIONS} connections, bare transaction over ${BARE_CONNECTIONS})`,
        'perSecond',
        { ours, limit: bare },
        { atLeast: 0.6 },
      ),
    ];
  },
};

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

/** The returned function gives the SQL with which a pair sends one message. */
async function captureSend(url: string, pair: BenchPair): Promise<(of: BenchPair) => Statement[]> {
  const server = await openServer(url);
  const request = sendRequest(pair, 80);
  let answer: { message?: { id: string } } = {};
  const statements = await captureStatements(async () => {
    const { body, ...rest } = await server.http.inject({
      url: request.path,
      method: request.method,
      headers: {
        ...request.headers,
        host: 'localhost',
        cookie: `${sessionCookieName(false)}=${pair.sender.secret}`,
      },
      payload: request.body,
    });
    if (rest.statusCode !== 200) throw new Error(`the sample send failed: ${body}`);
    answer = JSON.parse(body) as typeof answer;
  });
  await server.close();
  const transaction = statements.filter(({ text }) => text.includes('insert into messages'));
  if (transaction.length !== 1) throw new Error('no transaction was seen');
  const clientId = (JSON.parse(request.body) as { client_id: string }).client_id;
  return ({ sender, recipient }) => {
    const now = new Date();
    const replacements = new Map<unknown, unknown>([
      [pair.sender.accountId, sender.accountId],
      [pair.sender.profileId, sender.profileId],
      [pair.recipient.profileId, recipient.profileId],
      [answer.message?.id, newId()],
      [clientId, randomUUID()],
    ]);
    const value = (original: unknown) =>
      original instanceof Date ? now : replacements.has(original) ? replacements.get(original) : original;
    return transaction.map(({ text, values }) => ({ text, values: values.map(value) }));
  };
}
