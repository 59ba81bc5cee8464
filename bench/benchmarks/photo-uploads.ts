import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { Pool } from 'undici';
import { type Benchmark, loadMeasurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { type BenchRequest, browserHeaders, loadHttp, requestOk } from '../support/load.ts';
import { type BenchPair, type LoggedInMember, logInMembers, logInPairs } from '../support/members.ts';
import { onDatabase } from '../support/open-server.ts';
import { pace } from '../support/pace.ts';
import { alternate, type Load, loadOf, medianOf } from '../support/stats.ts';
import { roundRobin, sendRequest } from './message-sends.ts';

const UPLOAD_CONNECTIONS = 3;
const UPLOADS = 20;
/** A low rate, so that only the uploads can slow the messages down. */
const SENDS_PER_SECOND = 40;
const QUIET_SECONDS = 8;

/**
 * Measures the upload rate, and how much uploads slow down messages.
 * @spec P10
 */
export const photoBenchmark: Benchmark = {
  id: 'P10',
  title: 'Photos of 12 megapixels',
  async measure({ smallest: { url, members }, serve, log }) {
    const picture = await twelveMegapixels();
    const pairs = await logInPairs(url, 32);
    await using premium = await premiumUploaders(url, 60);
    await using app = await serve('serve-app.ts', url);
    const next = roundRobin(premium.uploaders);
    const { ours, bare } = await alternate(3, {
      bare: () => measureBareProcess(picture),
      ours: () => loadHttp(app.url, UPLOAD_CONNECTIONS, () => uploadRequest(next(), app.port, picture)),
    });
    const { busy, quiet } = await alternate(3, {
      quiet: () => sendsDuring(app, pairs, delay(QUIET_SECONDS * 1_000)),
      busy: () => sendsDuring(app, pairs, uploadMany(app, next, picture)),
    });
    log(
      `sends: p50 ${medianOf(quiet, round => round.p50).toFixed(1)} ms quiet, ${medianOf(busy, round => round.p50).toFixed(1)} ms busy`,
    );
    return [
      loadMeasurement(
        `photos of 12 megapixels to 12 files, over ${UPLOAD_CONNECTIONS} connections, beside one bare process`,
        'perSecond',
        { ours, limit: bare },
        { atLeast: 0.85 },
      ),
      loadMeasurement(
        `p95 of sends at ${SENDS_PER_SECOND}/s among ${sizeName(members)} while ${UPLOADS} photos are uploaded, beside quiet`,
        'p95',
        { ours: busy, limit: quiet },
        { atMost: 2 },
      ),
    ];
  },
};

/** Random noise makes the JPEG as large as a phone's photo, about 2 MB. */
const twelveMegapixels = (): Promise<Buffer> =>
  sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer();

const uploadRequest = ({ secret }: LoggedInMember, port: number, picture: Buffer): BenchRequest => ({
  path: '/api/photo.php',
  method: 'POST',
  headers: { ...browserHeaders(port, secret), 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
  body: picture,
});

async function measureBareProcess(picture: Buffer): Promise<{ perSecond: number }> {
  const child = fork(path.join(import.meta.dirname, '../support/bare-pictures.ts'), {
    serialization: 'advanced',
  });
  child.send({ picture, seconds: pace.roundSeconds });
  const [result] = (await once(child, 'message')) as [{ perSecond: number }];
  child.disconnect();
  return result;
}

async function uploadMany(app: ChildServer, next: () => LoggedInMember, picture: Buffer): Promise<void> {
  const pool = new Pool(app.url, { connections: UPLOADS, pipelining: 1 });
  const upload = () => requestOk(pool, uploadRequest(next(), app.port, picture));
  await Promise.all(Array.from({ length: UPLOADS }, upload));
  await pool.close();
}

async function sendsDuring(app: ChildServer, pairs: BenchPair[], until: Promise<void>): Promise<Load> {
  const pool = new Pool(app.url, { connections: 32, pipelining: 1 });
  const next = roundRobin(pairs);
  const [times, sending]: [number[], Promise<void>[]] = [[], []];
  const failed: unknown[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const send = async () => {
    const from = performance.now();
    await requestOk(pool, sendRequest(next(), app.port));
    times.push(performance.now() - from);
  };
  const start = performance.now();
  for (let nth = 0; !isOver; nth += 1) {
    while (performance.now() < start + (nth * 1_000) / SENDS_PER_SECOND) await delay(1);
    sending.push(send().catch(error => void failed.push(error)));
  }
  await Promise.all([over, ...sending]);
  await pool.close();
  if (failed.length > 0) throw failed[0];
  return loadOf(times, (performance.now() - start) / 1_000);
}

/** Makes members premium; disposing undoes this and deletes their uploads. */
async function premiumUploaders(url: string, count: number) {
  const uploaders = await logInMembers(url, count);
  const ids = uploaders.map(({ accountId }) => accountId);
  const madePremium = await onDatabase(url, async client => {
    const { rows } = await client.query<{ id: string }>(
      'update accounts set premium_since = now() where id = any ($1::uuid[]) and premium_since is null returning id',
      [ids],
    );
    return rows.map(({ id }) => id);
  });
  return {
    uploaders,
    [Symbol.asyncDispose]: () =>
      onDatabase(url, async client => {
        await client.query(
          `delete from photos where file_key not like 'demo/%'
             and profile_id in (select id from profiles where account_id = any ($1::uuid[]))`,
          [ids],
        );
        await client.query('update accounts set premium_since = null where id = any ($1::uuid[])', [
          madePremium,
        ]);
      }),
  };
}
