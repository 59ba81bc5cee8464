import type { App } from '../../src/server/app.ts';
import { registerHooks } from '../../src/server/domains.ts';
import { openApp } from '../../src/server/open-app.ts';
import { type Bus, createPostgresBus } from '../../src/server/platform/live/bus.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { withDatabase } from './database.ts';

/** The app opens no network port, but its bus reaches the running servers. */
export const withApp = (work: (app: App) => Promise<void>): Promise<void> =>
  withDatabase(async (_db, config, url) => {
    const app = await openApp({ ...config, databaseUrl: url }, { log: createLog('error') });
    registerHooks(app);
    try {
      await work(app);
    } finally {
      await app.jobs.close();
      app.images.close();
      app.sites.close();
      await app.bus.close();
      await app.db.destroy();
    }
  });

/** Runs `work` with a bus to the running servers. */
export async function withBus(url: string, work: (bus: Bus) => Promise<void>): Promise<void> {
  const bus = await createPostgresBus(url, createLog('error'));
  try {
    await work(bus);
  } finally {
    await bus.close();
  }
}
