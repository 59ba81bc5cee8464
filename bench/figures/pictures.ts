import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { Pool } from 'undici';
import { type Figure, ratioReading } from '../figure.ts';
import type { Child } from '../support/child.ts';
import { sizeName } from '../support/house.ts';
import { type Ask, asBrowser, loadHttp, ROUND_SECONDS } from '../support/load.ts';
import { type LoggedIn, type Pair, pairUp } from '../support/members.ts';
import { inTurns, type Load, loadOf, medianOf } from '../support/stats.ts';
import { borrowUploaders } from '../support/uploaders.ts';
import { askToSend, inTurn } from './sends.ts';

/** One is made while the next arrives and the last is written. */
const AT_ONCE = 3;
const UPLOADS = 20;
/** Sends a second: far from what the server can, so that only the uploads are felt. */
const PACE = 40;
const QUIET_SECONDS = 8;

/** P10: a photo of 12 megapixels to all its variants, beside a script that only makes them; chats while 20 are uploaded. */
export const pictures: Figure = {
  id: 'P10',
  title: 'Photos of 12 megapixels',
  async measure({ smallest: { url, members }, serve, log }) {
    const picture = await twelveMegapixels();
    const pairs = await pairUp(url, 32);
    const { uploaders, giveBack } = await borrowUploaders(url, 60);
    const app = await serve('serve-app.ts', url);
    const next = inTurn(uploaders);
    try {
      const { ours, bare } = await inTurns(3, {
        bare: () => bareRound(picture),
        ours: () => loadHttp(app.url, AT_ONCE, () => askToUpload(next(), app.port, picture)),
      });
      const { busy, quiet } = await inTurns(3, {
        quiet: () => sendsDuring(app, pairs, delay(QUIET_SECONDS * 1_000)),
        busy: () => sendsDuring(app, pairs, uploadMany(app, next, picture)),
      });
      log(
        `sends: p50 ${medianOf(quiet, round => round.p50).toFixed(1)} ms quiet, ${medianOf(busy, round => round.p50).toFixed(1)} ms busy`,
      );
      return [
        ratioReading(
          `photos of 12 megapixels to 12 files, over ${AT_ONCE} connections, beside one bare process`,
          {
            ours: medianOf(ours, round => round.perSecond),
            limit: medianOf(bare, round => round.perSecond),
            unit: '/s',
          },
          { atLeast: 0.85 },
        ),
        ratioReading(
          `p95 of sends at ${PACE}/s among ${sizeName(members)} while ${UPLOADS} photos are uploaded, beside quiet`,
          {
            ours: medianOf(busy, round => round.p95),
            limit: medianOf(quiet, round => round.p95),
            unit: 'ms',
          },
          { atMost: 2 },
        ),
      ];
    } finally {
      await giveBack();
      await app.stop();
    }
  },
};

/** Noise, coarse enough to be kept: some 2 MB, as a phone's. */
const twelveMegapixels = (): Promise<Buffer> =>
  sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer();

const askToUpload = ({ secret }: LoggedIn, port: number, picture: Buffer): Ask => ({
  path: '/api/photo.php',
  method: 'POST',
  headers: { ...asBrowser(port, secret), 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
  body: picture,
});

async function bareRound(picture: Buffer): Promise<{ perSecond: number }> {
  const child = fork(path.join(import.meta.dirname, '../support/bare-pictures.ts'), {
    serialization: 'advanced',
  });
  child.send({ picture, seconds: ROUND_SECONDS });
  const [told] = (await once(child, 'message')) as [{ perSecond: number }];
  child.disconnect();
  return told;
}

async function uploadMany(app: Child, next: () => LoggedIn, picture: Buffer): Promise<void> {
  const pool = new Pool(app.url, { connections: UPLOADS, pipelining: 1 });
  const upload = async () => {
    const { path, method = 'POST', headers, body } = askToUpload(next(), app.port, picture);
    const answer = await pool.request({ path, method, headers, body });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`an upload was refused: ${text}`);
  };
  await Promise.all(Array.from({ length: UPLOADS }, upload));
  await pool.close();
}

/** Sends at an even pace until something is over, however long each takes. */
async function sendsDuring(app: Child, pairs: Pair[], until: Promise<void>): Promise<Load> {
  const pool = new Pool(app.url, { connections: 32, pipelining: 1 });
  const next = inTurn(pairs);
  const [times, sending]: [number[], Promise<void>[]] = [[], []];
  const failed: unknown[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const send = async () => {
    const from = performance.now();
    const { path, method, headers, body } = askToSend(next(), app.port);
    const answer = await pool.request({ path, method, headers, body });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`a send was refused: ${text}`);
    times.push(performance.now() - from);
  };
  const start = performance.now();
  for (let nth = 0; !isOver; nth += 1) {
    while (performance.now() < start + (nth * 1_000) / PACE) await delay(1);
    sending.push(send().catch(error => void failed.push(error)));
  }
  await Promise.all([over, ...sending]);
  await pool.close();
  if (failed.length > 0) throw failed[0];
  return loadOf(times, (performance.now() - start) / 1_000);
}
