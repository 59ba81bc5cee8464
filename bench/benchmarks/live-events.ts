import { Pool } from 'undici';
import type { WebSocket } from 'ws';
import { type Benchmark, type Measurement, ratioMeasurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { browserHeaders, ROUND_SECONDS, requestOk } from '../support/load.ts';
import { type BenchPair, type LoggedInMember, logInPairs } from '../support/members.ts';
import { onDatabase } from '../support/open-server.ts';
import { alternate, median } from '../support/stats.ts';
import { openBenchSocket } from './latency.ts';

const PAIRS = 64;
/** One warm-up and three runs stay below the rate limit of 120 a minute. */
const EVENTS_PER_PAIR = 28;
const PAIRS_PER_CLIENT = 10;
const EVENTS = ['typing', 'read', 'badge'] as const;
/** Events that an HTTP call causes; typing events are sent over the socket. */
type CallEvent = Exclude<(typeof EVENTS)[number], 'typing'>;

/** @spec P3 */
export const eventBenchmark: Benchmark = {
  id: 'P3',
  title: 'Typing, read and badge events',
  async measure({ smallest: { url, members }, serve, log }) {
    await using app = await serve('serve-app.ts', url);
    await using relay = await serve('serve-relay.ts', url);
    const measurements: Measurement[] = [];
    for (const event of EVENTS) {
      const { ours, bare } = await alternate(3, {
        bare: () => throughRelay(relay),
        ours: () => (event === 'typing' ? throughSockets(app, url) : throughCalls(app, url, event)),
      });
      log(`${event}: ${ours.map(round => Math.round(round)).join(', ')} a second`);
      measurements.push(
        ratioMeasurement(
          `${event} events at ${sizeName(members)}, ${PAIRS} at once, each after the last one arrived`,
          { ours: median(ours), limit: median(bare), unit: '/s' },
          { atLeast: 0.5 },
        ),
      );
    }
    return measurements;
  },
};

async function arrivalsPerSecond(clients: (() => Promise<boolean>)[]): Promise<number> {
  const start = performance.now();
  const end = start + ROUND_SECONDS * 1_000;
  let arrived = 0;
  const run = async (next: () => Promise<boolean>) => {
    while (performance.now() < end && (await next())) arrived += 1;
  };
  await Promise.all(clients.map(run));
  return arrived / ((performance.now() - start) / 1_000);
}

/** The returned function supports only one waiting caller at a time. */
function nextArrival(socket: WebSocket, mark: string): () => Promise<void> {
  let resolveArrival = () => {};
  socket.on('message', (data: Buffer) => {
    if (data.toString().includes(mark)) resolveArrival();
  });
  return () =>
    new Promise(resolve => {
      resolveArrival = resolve;
    });
}

async function throughSockets(app: ChildServer, url: string): Promise<number> {
  const pairs = await logInPairs(url, PAIRS * PAIRS_PER_CLIENT);
  const open = ({ secret }: LoggedInMember) => openBenchSocket(app, `session=${secret}`, '/api/live');
  const connections = await Promise.all(
    pairs.map(async ({ sender, recipient }) => {
      const [own, other] = await Promise.all([open(sender), open(recipient)]);
      return { by: sender.profileId, to: recipient.profileId, own, other };
    }),
  );
  try {
    return await arrivalsPerSecond(
      Array.from({ length: PAIRS }, (_, client) => {
        const ownConnections = connections.filter((_connection, index) => index % PAIRS === client);
        const next = ownConnections.map(({ other }) => nextArrival(other, '"typing"'));
        let nth = 0;
        return async () => {
          const index = Math.floor(nth / EVENTS_PER_PAIR);
          const [connection, waitForArrival] = [ownConnections[index], next[index]];
          if (!connection || !waitForArrival) return false;
          const arrival = waitForArrival();
          connection.own.send(
            JSON.stringify({ type: 'typing', by: connection.by, to: connection.to, typing: nth++ % 2 === 0 }),
          );
          await arrival;
          return true;
        };
      }),
    );
  } finally {
    for (const { own, other } of connections) for (const socket of [own, other]) socket.terminate();
  }
}

async function throughCalls(app: ChildServer, url: string, event: CallEvent): Promise<number> {
  const pairs = await logInPairs(url, PAIRS);
  const pool = new Pool(app.url, { connections: PAIRS, pipelining: 1 });
  const starts = await prepareConversations(url, pairs);
  const sockets = await Promise.all(
    pairs.map(({ recipient }) => openBenchSocket(app, `session=${recipient.secret}`, '/api/live')),
  );
  try {
    return await arrivalsPerSecond(
      pairs.map(({ sender, recipient }, index) => {
        const next = nextArrival(sockets[index] as WebSocket, eventMarks[event]);
        let nth = 0;
        return async () => {
          nth += 1;
          const call = eventCall(event, nth, recipient, starts[index] as ConversationStart);
          if (call === null) return false;
          const arrival = next();
          await sendEventCall(pool, app, sender, call);
          await arrival;
          return true;
        };
      }),
    );
  } finally {
    for (const socket of sockets) socket.terminate();
    await pool.close();
  }
}

const eventMarks: Record<CallEvent, string> = { read: '"read"', badge: 'like"' };

type EventCall = { path: string; method: 'POST' | 'PUT' | 'DELETE'; body: object };

function eventCall(
  event: CallEvent,
  nth: number,
  { profileId }: LoggedInMember,
  { conversation, readFrom }: ConversationStart,
): EventCall | null {
  switch (event) {
    case 'read':
      if (nth > UNREAD_MESSAGES) return null;
      return { path: '/api/chat.php', method: 'PUT', body: { conversation, seq: readFrom + nth } };
    case 'badge':
      if (nth > EVENTS_PER_PAIR) return null;
      return { path: '/api/like.php', method: nth % 2 === 1 ? 'POST' : 'DELETE', body: { id: profileId } };
  }
}

async function sendEventCall(
  pool: Pool,
  app: ChildServer,
  { secret }: LoggedInMember,
  { path, method, body }: EventCall,
): Promise<void> {
  const headers = { ...browserHeaders(app.port, secret), 'content-type': 'application/json' };
  await requestOk(pool, { path, method, headers, body: JSON.stringify(body) });
}

const UNREAD_MESSAGES = 600;

const prepareConversations = (url: string, pairs: BenchPair[]): Promise<ConversationStart[]> =>
  onDatabase(url, async client => {
    const both = [
      pairs.map(({ sender }) => sender.profileId),
      pairs.map(({ recipient }) => recipient.profileId),
    ];
    const query = (text: string, ...more: unknown[]) =>
      client.query<ConversationStart>(PAIRS_CTE + text, [...both, ...more]);
    await query('delete from likes using pair where (liker_id, liked_id) in ((one, other), (other, one))');
    const { rows } = await query(
      `select c.id as conversation, last_seq as "readFrom" from pair
       join conversations c on c.low_id = least(one, other) and c.high_id = greatest(one, other) order by place`,
    );
    await query(
      `, written as (
         insert into messages (conversation_id, seq, sender_id, client_id, body)
         select c.id, last_seq + nth, other, gen_random_uuid(), 'Hello' from pair
         join conversations c on c.low_id = least(one, other) and c.high_id = greatest(one, other),
         generate_series(1, $3::int) as nth
       ), unread as (
         update conversation_members set unread = unread + $3::int, last_message_at = now() from pair where profile_id = one and other_id = other
       )
       update conversations c set last_seq = last_seq + $3::int from pair
       where c.low_id = least(one, other) and c.high_id = greatest(one, other)`,
      UNREAD_MESSAGES,
    );
    return rows;
  });

type ConversationStart = { conversation: string; readFrom: number };

const PAIRS_CTE =
  'with pair as (select * from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (one, other, place)) ';

async function throughRelay(relay: ChildServer): Promise<number> {
  const open = (path: string) =>
    Promise.all(Array.from({ length: PAIRS }, () => openBenchSocket(relay, '', path)));
  const receivers = await open('/receiver');
  const senders = await open('/');
  const waiting: (() => void)[] = [];
  for (const socket of receivers)
    socket.on('message', (data: Buffer) => waiting[JSON.parse(data.toString()).walker]?.());
  try {
    return await arrivalsPerSecond(
      senders.map((socket, walker) => async () => {
        const arrival = new Promise<void>(resolve => {
          waiting[walker] = resolve;
        });
        socket.send(JSON.stringify({ type: 'typing', conversation: SOME_ID, typing: true, walker }));
        await arrival;
        return true;
      }),
    );
  } finally {
    for (const socket of [...senders, ...receivers]) socket.terminate();
  }
}

const SOME_ID = '0197f3c2-5f0a-7c3e-9d1b-2f6a8e4c7b10';
