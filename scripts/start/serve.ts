import { setTimeout as delay } from 'node:timers/promises';
import { drawDemoPicture } from '../../db/seeds/demo-activity/draw-pictures.ts';
import type { Config } from '../../src/server/config.ts';
import { withDemoActivity } from './demo.ts';
import { portTakenError } from './port.ts';
import { stage } from './report.ts';
import type { Shutdown } from './shutdown.ts';

/** At shutdown, requests in progress have this time to finish. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** @returns the URL of the metrics, or null without metrics */
export async function serve(
  config: Config & { databaseUrl: string },
  shutdown: Shutdown,
): Promise<string | null> {
  return stage('Server', async () => {
    const starting = startApp(config);
    shutdown.add(async () => {
      const server = await starting.catch(() => undefined);
      await Promise.race([server?.close(), delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    });
    const { metricsUrl } = await starting.catch(error => {
      throw error.code === 'EADDRINUSE' ? portTakenError(config.port) : error;
    });
    return { result: metricsUrl, summary: 'ready' };
  });
}

// Imported late, because React reads NODE_ENV when it is loaded.
async function startApp(config: Config & { databaseUrl: string }) {
  const { startServer } = await import('../../src/server/main.ts');
  const { serveBuiltWeb } = await import('../../src/server/http/web.ts');
  const server = await startServer(config, { addPages: serveBuiltWeb, recreateFile: drawDemoPicture });
  return config.demo ? withDemoActivity(server) : server;
}
