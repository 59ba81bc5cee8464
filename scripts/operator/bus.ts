import { type Bus, createPostgresBus } from '../../src/server/platform/live/bus.ts';
import { createLog } from '../../src/server/platform/log.ts';

/** Works with a bus that running servers hear, and closes it once everything was told. */
export async function withBus(url: string, work: (bus: Bus) => Promise<void>): Promise<void> {
  const bus = await createPostgresBus(url, createLog('error'));
  try {
    await work(bus);
  } finally {
    await bus.close();
  }
}
