import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { ONLINE_MINUTES } from '#contract/constants';
import { boundMeasurement, type Measurement, ratioMeasurement } from '../benchmark.ts';
import { type BenchEnvironment, sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { browserHeaders } from '../support/load.ts';
import { type LoggedInMember, logInMembers } from '../support/members.ts';
import { onDatabase } from '../support/open-server.ts';
import { alternate, median } from '../support/stats.ts';
import { roundRobin } from './message-sends.ts';

const ONLINE = 10_000;
const POLLS_A_SECOND = 500;
/** Lower than POLLS_A_SECOND, so that even a small machine answers every poll. */
const MEASURED_PER_SECOND = 200;
const SECONDS = 10;
const CONNECTIONS = 32;
const PATHS = ['/api/user.php', '/api/chats.php', '/api/likes.php'] as const;

type Poll = { path: (typeof PATHS)[number]; secret: string; tag?: string };

/**
 * Members who poll while nothing of what they see changes, beside a server that answers the same bytes to everybody.
 * Each member has fetched everything twice before, because the first time the others see them come online.
 * @spec P7 7.1 7.8
 */
export async function pollingMeasurements(environment: BenchEnvironment): Promise<Measurement[]> {
  const { largest, serve, log } = environment;
  const { url, members } = largest;
  const online = await logInMembers(url, Math.min(ONLINE, Math.floor(members / 2)));
  await using app = await serve('serve-app.ts', url);
  const { polls, answers, wholeMs } = await fetchEverything(app, online);
  const file = path.join(tmpdir(), `answers-of-polls-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(answers));
  await using constant = await serve('serve-answers.ts', url, { ANSWERS: file });
  const nextPoll = roundRobin(polls);
  const { ours, limit } = await alternate(3, {
    limit: () => busyMsOfPolls(constant, nextPoll),
    ours: async () => {
      await ageMarks(url);
      return await busyMsOfPolls(app, nextPoll);
    },
  });
  const sizes = PATHS.map(path => `${path} ${answers[path]?.length} bytes`).join(', ');
  log(`${online.length} members; a first answer costs ${wholeMs.toFixed(2)} ms; ${sizes}`);
  const among = `among ${sizeName(members)}`;
  const sides = { ours: median(ours), limit: median(limit), unit: 'ms' };
  return [
    ratioMeasurement(
      `the server's work for a poll without news ${among}, beside a constant answer of that size`,
      sides,
      { atMost: 4 },
    ),
    boundMeasurement(
      `the server's work for ${POLLS_A_SECOND} requests/s of members who poll, reckoned from ${MEASURED_PER_SECOND}/s, ${among}`,
      (sides.ours * POLLS_A_SECOND) / 1_000,
      0.5,
      'cores',
    ),
  ];
}

type Fetched = { polls: Poll[]; answers: Record<string, string>; wholeMs: number };

/** `answers` holds for each path an answer of about the average size. */
async function fetchEverything(app: ChildServer, online: LoggedInMember[]): Promise<Fetched> {
  const polls: Poll[] = online.flatMap(({ secret }) => PATHS.map(path => ({ path, secret })));
  const bodies = new Map(PATHS.map(path => [path, [] as string[]]));
  const pool = new Pool(app.url, { connections: CONNECTIONS, pipelining: 1 });
  const fetchAll = async (received: (poll: Poll, body: string) => void) => {
    const left = polls.values();
    const fetchNext = async () => {
      for (const poll of left) received(poll, await send(pool, app.port, poll));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, fetchNext));
  };
  const before = await app.busyMs();
  await fetchAll(({ path }, body) => bodies.get(path)?.push(body));
  const wholeMs = ((await app.busyMs()) - before) / polls.length;
  await fetchAll(() => undefined);
  await pool.close();
  const answers = Object.fromEntries([...bodies].map(([path, all]) => [path, ofAverageSize(all)]));
  return { polls, answers, wholeMs };
}

function ofAverageSize(bodies: string[]): string {
  const average = bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length;
  const distance = (body: string) => Math.abs(body.length - average);
  return bodies.reduce((best, body) => (distance(body) < distance(best) ? body : best), bodies[0] ?? '');
}

/**
 * Members poll once a minute, so each poll of `user.php` finds a mark of presence that it must renew. No mark becomes older
 * than that, because then others would see the member leave.
 */
const ageMarks = (url: string): Promise<unknown> =>
  onDatabase(url, client =>
    client.query(
      `update presence set online_until = least(online_until, now() + $1 * interval '1 minute' - interval '61 seconds')`,
      [ONLINE_MINUTES],
    ),
  );

async function busyMsOfPolls(server: ChildServer, nextPoll: () => Poll): Promise<number> {
  const pool = new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 });
  const before = await server.busyMs();
  const answers: Promise<unknown>[] = [];
  const start = performance.now();
  for (let nth = 0; nth < MEASURED_PER_SECOND * SECONDS; nth += 1) {
    const late = start + (nth * 1_000) / MEASURED_PER_SECOND - performance.now();
    if (late > 1) await delay(late);
    answers.push(send(pool, server.port, nextPoll()));
  }
  await Promise.all(answers);
  const busyMs = (await server.busyMs()) - before;
  await pool.close();
  return busyMs / answers.length;
}

/** Asks as a browser does that keeps the last answer. */
async function send(pool: Pool, port: number, poll: Poll): Promise<string> {
  const headers = browserHeaders(port, poll.secret);
  if (poll.tag !== undefined) headers['if-none-match'] = poll.tag;
  const answer = await pool.request({ path: poll.path, method: 'GET', headers });
  const text = await answer.body.text();
  if (answer.statusCode !== 200 && answer.statusCode !== 304)
    throw new Error(`polling was answered ${answer.statusCode}: ${text}`);
  const { etag } = answer.headers;
  if (typeof etag === 'string') poll.tag = etag;
  return text;
}
