import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { type Benchmark, ratioMeasurement } from '../benchmark.ts';
import type { ChildServer } from '../support/child-server.ts';
import { type LoggedInMember, logInMembers } from '../support/members.ts';
import { alternate, median } from '../support/stats.ts';
import { openBenchSocket } from './latency.ts';

const SOCKETS = 10_000;
const SESSIONS = 5_000;
const BATCH_SIZE = 50;
const SETTLE_MS = 2_000;

/** @spec P8 */
export const socketBenchmark: Benchmark = {
  id: 'P8',
  title: `Memory of ${SOCKETS.toLocaleString('en')} idle logged-in sockets`,
  async measure({ largest: { url }, serve }) {
    const members = await logInMembers(url, SESSIONS);
    const measureMemory = async (module: string, path: string, sessions: LoggedInMember[] | null) => {
      await using child = await serve(module, url);
      return await memoryOfSockets(child, path, sessions);
    };
    const { ours, bare } = await alternate(3, {
      bare: () => measureMemory('serve-relay.ts', '/idle', null),
      ours: () => measureMemory('serve-app.ts', '/api/live', members),
    });
    return [
      ratioMeasurement(
        `${SOCKETS.toLocaleString('en')} sockets of ${SESSIONS.toLocaleString('en')} members`,
        { ours: median(ours) / 1e6, limit: median(bare) / 1e6, unit: 'MB' },
        { atMost: 2 },
      ),
    ];
  },
};

/** Returns bytes. */
async function memoryOfSockets(
  child: ChildServer,
  path: string,
  members: LoggedInMember[] | null,
): Promise<number> {
  const before = await child.memory();
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS) {
    const batch = Array.from({ length: BATCH_SIZE }, (_, place) => {
      const member = members?.[(sockets.length + place) % members.length];
      return openBenchSocket(child, member ? `session=${member.secret}` : '', path);
    });
    sockets.push(...(await Promise.all(batch)));
  }
  await delay(SETTLE_MS);
  const after = await child.memory();
  for (const socket of sockets) socket.terminate();
  return after - before;
}
