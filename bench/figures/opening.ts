import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Pool } from 'undici';
import { capture, type Statement, say } from '../../src/server/testing/capture.ts';
import { boundReading, type Figure, type Reading, ratioReading } from '../figure.ts';
import type { Child } from '../support/child.ts';
import { onDatabase } from '../support/database.ts';
import { type House, sizeName } from '../support/house.ts';
import { asBrowser, loadDatabase, loadHttp } from '../support/load.ts';
import { type LoggedIn, logIn, type Pair, pairUp } from '../support/members.ts';
import { openServer } from '../support/open-server.ts';
import { inTurns, medianOf } from '../support/stats.ts';
import { inTurn } from './sends.ts';

const LONG = 10_000;
const CONVERSATIONS = 8;
const CONNECTIONS = 4;
const ONLINE = 10_000;
const POLLS_A_SECOND = 500;
/** Slower than that, so that a small machine that carries load and database beside it refuses nobody. */
const PACE = 200;
const SECONDS = 10;

/** P7: the last 50 of 10,000 messages beside the same SQL bare, and what members cost who only stand by. */
export const opening: Figure = {
  id: 'P7',
  title: 'Opening a long chat, and members who poll',
  async measure(house) {
    return [...(await openLong(house)), ...(await polled(house))];
  },
};

async function openLong({ largest: { url, members }, serve }: House): Promise<Reading[]> {
  const pairs = await pairUp(url, CONVERSATIONS);
  const messages = await onDatabase(url, client => lengthen(client, pairs));
  const nextBare = inTurn(await Promise.all(pairs.map(pair => captureOpening(url, pair))));
  const nextOurs = inTurn(pairs);
  const app = await serve('serve-app.ts', url);
  try {
    const { ours, bare } = await inTurns(3, {
      bare: () =>
        loadDatabase(url, CONNECTIONS, async client => {
          for (const statement of nextBare()) await say(client, statement);
        }),
      ours: () => loadHttp(app.url, CONNECTIONS, () => askFor(nextOurs(), app.port)),
    });
    const [p95, limit] = [medianOf(ours, round => round.p95), medianOf(bare, round => round.p95)];
    const among = `${sizeName(members)} members and ${messages.toLocaleString('en')} messages`;
    return [
      ratioReading(
        `p95 of the last 50 of ${LONG.toLocaleString('en')} messages among ${among}, beside bare SQL`,
        { ours: p95, limit, unit: 'ms' },
        { atMost: 4 },
      ),
    ];
  } finally {
    await app.stop();
  }
}

/** Makes the conversations of the pairs long, each half said by either; resolves how many messages there are in all. */
async function lengthen(client: pg.Client, pairs: Pair[]): Promise<number> {
  for (const { sender, receiver } of pairs)
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
      [sender.profileId, receiver.profileId, LONG],
    );
  await client.query('analyze messages');
  const { rows } = await client.query<{ count: string }>('select count(*) from messages');
  return Number(rows[0]?.count);
}

const askFor = ({ sender, receiver }: Pair, port: number) => ({
  path: `/api/chat.php?profile=${receiver.profileId}&at=unread`,
  headers: asBrowser(port, sender.secret),
});

/** What the application says to the database to open this pair's conversation, who asks included. */
async function captureOpening(url: string, pair: Pair): Promise<Statement[]> {
  const server = await openServer(url);
  try {
    const { path, headers } = askFor(pair, 80);
    const ask = () => server.http.inject({ url: path, headers: { ...headers, host: 'localhost' } });
    await ask();
    const said = await capture(async () => {
      const { statusCode, body } = await ask();
      if (statusCode !== 200 || JSON.parse(body).messages.length !== 50)
        throw new Error(`${path}: ${statusCode} ${body.slice(0, 200)}`);
    });
    return said.filter(({ text }) => /^(select|with)/i.test(text) && !text.includes('rate_limits'));
  } finally {
    await server.close();
  }
}

async function polled({ largest: { url, members }, serve, log }: House): Promise<Reading[]> {
  const online = await logIn(url, Math.min(ONLINE, Math.floor(members / 2)));
  const app = await serve('serve-app.ts', url);
  try {
    await poll(app, online);
    const before = await app.busyMs();
    const { asked, seconds } = await poll(app, online);
    const cores = ((await app.busyMs()) - before) / 1_000 / seconds;
    log(`${online.length} members, ${Math.round(asked / seconds)} requests a second`);
    const share = (cores * POLLS_A_SECOND) / (asked / seconds);
    return [
      boundReading(
        `the server's work for ${POLLS_A_SECOND} requests/s of members who poll, reckoned from ${PACE}/s, among ${sizeName(members)}`,
        share,
        0.5,
        'cores',
      ),
    ];
  } finally {
    await app.stop();
  }
}

/** The refetch of section 7, by each member in his turn, at an even pace. */
async function poll(app: Child, online: LoggedIn[]): Promise<{ asked: number; seconds: number }> {
  const pool = new Pool(app.url, { connections: 32, pipelining: 1 });
  const [member, path] = [inTurn(online), inTurn(['user', 'chats', 'likes'])];
  const answers: Promise<void>[] = [];
  const ask = async () => {
    const headers = asBrowser(app.port, member().secret);
    const { statusCode, body } = await pool.request({ path: `/api/${path()}.php`, method: 'GET', headers });
    await body.text();
    if (statusCode !== 200) throw new Error(`polling was answered ${statusCode}`);
  };
  const start = performance.now();
  for (let nth = 0; nth < PACE * SECONDS; nth += 1) {
    const late = start + (nth * 1_000) / PACE - performance.now();
    if (late > 1) await delay(late);
    answers.push(ask());
  }
  await Promise.all(answers);
  await pool.close();
  return { asked: answers.length, seconds: (performance.now() - start) / 1_000 };
}
