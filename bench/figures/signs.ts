import pg from 'pg';
import { Pool } from 'undici';
import type { WebSocket } from 'ws';
import { type Figure, type Reading, ratioReading } from '../figure.ts';
import type { Child } from '../support/child.ts';
import { sizeName } from '../support/house.ts';
import { asBrowser, ROUND_SECONDS } from '../support/load.ts';
import { type LoggedIn, type Pair, pairUp } from '../support/members.ts';
import { inTurns, medianOf } from '../support/stats.ts';
import { openSocket } from './latency.ts';

const PAIRS = 64;
/** In one round: no account may say more than 120 times a minute that it writes, nor like more often. */
const EACH = 28;
/** Pairs that write one after the other, so that there is enough to be timed. */
const IN_LINE = 10;
const SIGNS = ['typing', 'read', 'badge'] as const;
/** What is a call: it is kept. */
type Called = Exclude<(typeof SIGNS)[number], 'typing'>;

/** P3: what is no message: that one writes, has read, has liked, from the socket or call to the other one's socket, beside a bare relay. */
export const signs: Figure = {
  id: 'P3',
  title: 'Typing, read and badge events',
  async measure({ smallest: { url, members }, serve, log }) {
    const [app, relay] = await Promise.all([serve('serve-app.ts', url), serve('serve-relay.ts', url)]);
    const readings: Reading[] = [];
    try {
      for (const sign of SIGNS) {
        const { ours, bare } = await inTurns(3, {
          bare: () => throughRelay(relay),
          ours: () => (sign === 'typing' ? throughSockets(app, url) : throughCalls(app, url, sign)),
        });
        log(`${sign}: ${ours.map(round => Math.round(round)).join(', ')} a second`);
        readings.push(
          ratioReading(
            `${sign} events at ${sizeName(members)}, ${PAIRS} at once, each after the last one arrived`,
            {
              ours: medianOf(ours, round => round),
              limit: medianOf(bare, round => round),
              unit: '/s',
            },
            { atLeast: 0.5 },
          ),
        );
      }
      return readings;
    } finally {
      await Promise.all([app.stop(), relay.stop()]);
    }
  },
};

/** So many do the next one as soon as their last one arrived; resolves how many arrive in a second. */
async function arrivals(walkers: (() => Promise<boolean>)[]): Promise<number> {
  const start = performance.now();
  const end = start + ROUND_SECONDS * 1_000;
  let arrived = 0;
  const walk = async (step: () => Promise<boolean>) => {
    while (performance.now() < end && (await step())) arrived += 1;
  };
  await Promise.all(walkers.map(walk));
  return arrived / ((performance.now() - start) / 1_000);
}

/** Resolves with each event of a kind that a socket brings, one waiter at a time. */
function arrivalsOf(socket: WebSocket, marks: string): () => Promise<void> {
  let arrived = () => {};
  socket.on('message', (data: Buffer) => {
    if (data.toString().includes(marks)) arrived();
  });
  return () =>
    new Promise(resolve => {
      arrived = resolve;
    });
}

/** That one writes is said over the writer's own socket. */
async function throughSockets(app: Child, url: string): Promise<number> {
  const pairs = await pairUp(url, PAIRS * IN_LINE);
  const open = ({ secret }: LoggedIn) => openSocket(app, `session=${secret}`, '/api/live');
  const lines = await Promise.all(
    pairs.map(async ({ sender, receiver }) => {
      const [own, other] = await Promise.all([open(sender), open(receiver)]);
      return { by: sender.profileId, to: receiver.profileId, own, other };
    }),
  );
  try {
    return await arrivals(
      Array.from({ length: PAIRS }, (_, walker) => {
        const line = lines.filter((_line, place) => place % PAIRS === walker);
        const next = line.map(({ other }) => arrivalsOf(other, '"typing"'));
        let nth = 0;
        return async () => {
          const place = Math.floor(nth / EACH);
          const [here, come] = [line[place], next[place]];
          if (!here || !come) return false;
          const came = come();
          here.own.send(
            JSON.stringify({ type: 'typing', by: here.by, to: here.to, typing: nth++ % 2 === 0 }),
          );
          await came;
          return true;
        };
      }),
    );
  } finally {
    for (const { own, other } of lines) for (const socket of [own, other]) socket.terminate();
  }
}

async function throughCalls(app: Child, url: string, sign: Called): Promise<number> {
  const pairs = await pairUp(url, PAIRS);
  const pool = new Pool(app.url, { connections: PAIRS, pipelining: 1 });
  const places = await settle(url, pairs);
  const sockets = await Promise.all(
    pairs.map(({ receiver }) => openSocket(app, `session=${receiver.secret}`, '/api/live')),
  );
  try {
    return await arrivals(
      pairs.map(({ sender, receiver }, place) => {
        const next = arrivalsOf(sockets[place] as WebSocket, marksOf[sign]);
        let nth = 0;
        return async () => {
          nth += 1;
          const ask = askFor(sign, nth, receiver, places[place] as Place);
          if (ask === null) return false;
          const came = next();
          await say(pool, app, sender, ask);
          await came;
          return true;
        };
      }),
    );
  } finally {
    for (const socket of sockets) socket.terminate();
    await pool.close();
  }
}

const marksOf: Record<Called, string> = { read: '"read"', badge: 'like"' };

type Asked = { path: string; method: 'POST' | 'PUT' | 'DELETE'; body: object };

function askFor(
  sign: Called,
  nth: number,
  { profileId }: LoggedIn,
  { conversation, readFrom }: Place,
): Asked | null {
  switch (sign) {
    case 'read':
      if (nth > TO_READ) return null;
      return { path: '/api/chat.php', method: 'PUT', body: { conversation, seq: readFrom + nth } };
    case 'badge':
      if (nth > EACH) return null;
      return { path: '/api/like.php', method: nth % 2 === 1 ? 'POST' : 'DELETE', body: { id: profileId } };
  }
}

async function say(
  pool: Pool,
  app: Child,
  { secret }: LoggedIn,
  { path, method, body }: Asked,
): Promise<void> {
  const headers = { ...asBrowser(app.port, secret), 'content-type': 'application/json' };
  const answer = await pool.request({ path, method, headers, body: JSON.stringify(body) });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${text}`);
}

/** As much as one reads in a round, message by message. */
const TO_READ = 600;

/** Takes the likes of every pair away, and gives its sender messages to read. */
async function settle(url: string, pairs: Pair[]): Promise<Place[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const both = [pairs.map(({ sender }) => sender.profileId), pairs.map(({ receiver }) => receiver.profileId)];
  const ask = (text: string, ...more: unknown[]) => client.query<Place>(PAIRED + text, [...both, ...more]);
  try {
    await ask('delete from likes using pair where (liker_id, liked_id) in ((one, other), (other, one))');
    const { rows } = await ask(
      `select c.id as conversation, last_seq as "readFrom" from pair
       join conversations c on c.low_id = least(one, other) and c.high_id = greatest(one, other) order by place`,
    );
    await ask(
      `, written as (
         insert into messages (conversation_id, seq, sender_id, client_id, body)
         select c.id, last_seq + nth, other, gen_random_uuid(), 'Hello' from pair
         join conversations c on c.low_id = least(one, other) and c.high_id = greatest(one, other),
         generate_series(1, $3::int) as nth
       ), unread as (
         update conversation_members set unread = unread + $3::int, last_at = now() from pair where profile_id = one and other_id = other
       )
       update conversations c set last_seq = last_seq + $3::int from pair
       where c.low_id = least(one, other) and c.high_id = greatest(one, other)`,
      TO_READ,
    );
    return rows;
  } finally {
    await client.end();
  }
}

type Place = { conversation: string; readFrom: number };

const PAIRED =
  'with pair as (select * from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (one, other, place)) ';

async function throughRelay(relay: Child): Promise<number> {
  const open = (path: string) =>
    Promise.all(Array.from({ length: PAIRS }, () => openSocket(relay, '', path)));
  const receivers = await open('/receiver');
  const senders = await open('/');
  const waiting: (() => void)[] = [];
  for (const socket of receivers)
    socket.on('message', (data: Buffer) => waiting[JSON.parse(data.toString()).walker]?.());
  try {
    return await arrivals(
      senders.map((socket, walker) => async () => {
        const came = new Promise<void>(resolve => {
          waiting[walker] = resolve;
        });
        socket.send(JSON.stringify({ type: 'typing', conversation: SOME_ID, typing: true, walker }));
        await came;
        return true;
      }),
    );
  } finally {
    for (const socket of [...senders, ...receivers]) socket.terminate();
  }
}

const SOME_ID = '0197f3c2-5f0a-7c3e-9d1b-2f6a8e4c7b10';
