import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Figure, ratioReading } from '../figure.ts';
import type { Child } from '../support/child.ts';
import { type LoggedIn, logIn } from '../support/members.ts';
import { inTurns, median } from '../support/stats.ts';
import { openSocket } from './latency.ts';

const SOCKETS = 10_000;
const SESSIONS = 5_000;
const AT_ONCE = 50;
const SETTLE_MS = 2_000;

/** P8: what idle sockets of logged-in members weigh, beside as many of the bare library. */
export const sockets: Figure = {
  id: 'P8',
  title: `Memory of ${SOCKETS.toLocaleString('en')} idle logged-in sockets`,
  async measure({ largest: { url }, serve }) {
    const members = await logIn(url, SESSIONS);
    const weigh = async (module: string, path: string, who: LoggedIn[] | null) => {
      const child = await serve(module, url);
      try {
        return await weightOf(child, path, who);
      } finally {
        await child.stop();
      }
    };
    const { ours, bare } = await inTurns(3, {
      bare: () => weigh('serve-relay.ts', '/idle', null),
      ours: () => weigh('serve-app.ts', '/api/live', members),
    });
    return [
      ratioReading(
        `${SOCKETS.toLocaleString('en')} sockets of ${SESSIONS.toLocaleString('en')} members`,
        { ours: median(ours) / 1e6, limit: median(bare) / 1e6, unit: 'MB' },
        { atMost: 2 },
      ),
    ];
  },
};

/** How much the process grows by the sockets, in bytes. */
async function weightOf(child: Child, path: string, members: LoggedIn[] | null): Promise<number> {
  const before = await child.memory();
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS) {
    const batch = Array.from({ length: AT_ONCE }, (_, place) => {
      const member = members?.[(sockets.length + place) % members.length];
      return openSocket(child, member ? `session=${member.secret}` : '', path);
    });
    sockets.push(...(await Promise.all(batch)));
  }
  await delay(SETTLE_MS);
  const after = await child.memory();
  for (const socket of sockets) socket.terminate();
  return after - before;
}
