import type pg from 'pg';
import {
  captureStatements,
  runStatement,
  type Statement,
} from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, loadMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchEnvironment, sizeName } from '../support/bench-environment.ts';
import { browserHeaders, loadHttp, openLoadClients } from '../support/load.ts';
import { type BenchPair, logInPairs } from '../support/members.ts';
import { onDatabase, openServer } from '../support/open-server.ts';
import { alternate } from '../support/stats.ts';
import { roundRobin } from './message-sends.ts';
import { pollingMeasurements } from './polling.ts';

const LONG_CHAT = 10_000;
const CONVERSATIONS = 8;
const CONNECTIONS = 4;

/**
 * Compares opening a long conversation with running only its SQL; also measures polling.
 * @spec P7
 */
export const chatOpeningBenchmark: Benchmark = {
  id: 'P7',
  title: 'Opening a long chat, and members who poll',
  async measure(environment) {
    return [...(await longChatMeasurements(environment)), ...(await pollingMeasurements(environment))];
  },
};

async function longChatMeasurements({
  largest: { url, members },
  serve,
}: BenchEnvironment): Promise<Measurement[]> {
  const pairs = await logInPairs(url, CONVERSATIONS);
  const messages = await onDatabase(url, client => lengthenConversations(client, pairs));
  const nextBare = roundRobin(await Promise.all(pairs.map(pair => captureOpening(url, pair))));
  const nextOurs = roundRobin(pairs);
  await using app = await serve('serve-app.ts', url);
  await using clients = await openLoadClients(url, CONNECTIONS);
  const { ours, bare } = await alternate(3, {
    bare: () =>
      clients.load(async client => {
        for (const statement of nextBare()) await runStatement(client, statement);
      }),
    ours: () => loadHttp(app.url, CONNECTIONS, () => openChatRequest(nextOurs(), app.port)),
  });
  const among = `${sizeName(members)} members and ${messages.toLocaleString('en')} messages`;
  return [
    loadMeasurement(
      `p95 of the last 50 of ${LONG_CHAT.toLocaleString('en')} messages among ${among}, beside bare SQL`,
      'p95',
      { ours, limit: bare },
      { atMost: 3 },
    ),
  ];
}

async function lengthenConversations(client: pg.Client, pairs: BenchPair[]): Promise<number> {
  for (const { sender, recipient } of pairs)
    await client.query(
      `with longer as (
         update conversations set last_seq = greatest(last_seq, $3)
         where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid) returning id
       )
       insert into messages (conversation_id, seq, sender_id, client_id, body, sent_at)
       select id, seq, case seq % 2 when 0 then $1::uuid else $2::uuid end, gen_random_uuid(),
         'Message ' || seq || ' of a long talk about nothing in particular', now() - ($3::int - seq) * interval '1 minute'
       from longer, generate_series(1, $3::int) as seq
       on conflict do nothing`,
      [sender.profileId, recipient.profileId, LONG_CHAT],
    );
  await client.query('analyze messages');
  const { rows } = await client.query<{ count: string }>('select count(*) from messages');
  return Number(rows[0]?.count);
}

const openChatRequest = ({ sender, recipient }: BenchPair, port: number) => ({
  path: `/api/chat.php?profile=${recipient.profileId}&at=unread`,
  headers: browserHeaders(port, sender.secret),
});

async function captureOpening(url: string, pair: BenchPair): Promise<Statement[]> {
  const server = await openServer(url);
  try {
    const { path, headers } = openChatRequest(pair, 80);
    const request = () => server.http.inject({ url: path, headers: { ...headers, host: 'localhost' } });
    await request();
    const statements = await captureStatements(async () => {
      const { statusCode, body } = await request();
      if (statusCode !== 200 || JSON.parse(body).messages.length !== 50)
        throw new Error(`${path}: ${statusCode} ${body.slice(0, 200)}`);
    });
    return statements.filter(({ text }) => /^(select|with)/i.test(text) && !text.includes('rate_limits'));
  } finally {
    await server.close();
  }
}
