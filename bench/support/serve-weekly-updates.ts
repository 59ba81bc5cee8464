import { createServer as createHttpServer } from 'node:http';
import { setInterval } from 'node:timers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import { sendWeeklyUpdates } from '../../src/server/search/weekly-update/send-weekly-updates.ts';
import { portOf, reportToParent } from './child-server.ts';
import { openServer } from './open-server.ts';

const SAMPLE_MS = 500;

/** Half past eight in the evening, after 18:00 in every European zone, on a Thursday when all generated members are offline. */
function nextThursdayEvening(): Date {
  const tomorrow = new Date(Date.now() + DAY_MS);
  const days = (4 - tomorrow.getUTCDay() + 7) % 7;
  const midnight = Math.floor(tomorrow.getTime() / DAY_MS + days) * DAY_MS;
  return new Date(midnight + 20 * HOUR_MS + 30 * MINUTE_MS);
}

const now = nextThursdayEvening();
const clock = { now: () => now, wait: async () => undefined };
const server = await openServer(process.env.DATABASE_URL ?? '', { clock });

/** What is in use after collecting garbage, so that it does not depend on when the engine collects. */
function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bytes in use before and at most while preparing. */
async function prepareUpdates(): Promise<{ before: number; most: number }> {
  const before = memoryInUse();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryInUse());
  }, SAMPLE_MS);
  await sendWeeklyUpdates(server.app, { isStopping: () => false, maxWaiting: Number.POSITIVE_INFINITY });
  clearInterval(timer);
  return { before, most };
}

const http = createHttpServer((_request, answer) => {
  prepareUpdates().then(
    result => answer.end(JSON.stringify(result)),
    error => answer.writeHead(500).end(String(error)),
  );
});
http.requestTimeout = 0;
http.listen({ port: 0, host: '127.0.0.1' }, () =>
  reportToParent(portOf(http), async () => {
    http.close();
    await server.close();
  }),
);
