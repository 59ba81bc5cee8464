import { type Bus, createPostgresBus } from '../../src/server/platform/live/bus.ts';
import { createLog } from '../../src/server/platform/log.ts';

/** Runs `work` with a bus to the running servers. */
export async function withBus(url: string, work: (bus: Bus) => Promise<void>): Promise<void> {
  const bus = await createPostgresBus(url, createLog('error'));
  try {
    await work(bus);
  } finally {
    await bus.close();
  }
}
