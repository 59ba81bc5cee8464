import { readConfig } from '../src/server/config.ts';
import { announce } from './start/announce.ts';
import { buildWeb } from './start/build-web.ts';
import { assertNotRunning, migrateDatabase, openDatabase } from './start/database.ts';
import { drawDemoPictures, plantDemoWorld, refuseDemoWorld } from './start/demo.ts';
import { serveAndReload } from './start/dev.ts';
import { describeFailure, exitCodeFor } from './start/failure.ts';
import { readFlags } from './start/options.ts';
import { assertPortFree } from './start/port.ts';
import { line, stage } from './start/report.ts';
import { serve } from './start/serve.ts';
import { endOnSignal, Shutdown } from './start/shutdown.ts';

const help = `npm start: starts Lavender with everything it needs and serves it on http://localhost:3000.

  --no-demo   begins with an empty site instead of the demo world
  --dev       reloads pages and restarts the server when a source changes (npm run dev)

PORT chooses another port, DATABASE_URL a PostgreSQL of your own, SMTP_URL a mail server.`;

const shutdown = new Shutdown();
endOnSignal(shutdown, () => line('\n  Stopping ...'));
process.on('uncaughtException', end);

try {
  const flags = readFlags(['dev', 'no-demo'], help);
  await start({ dev: flags.dev, demo: !flags['no-demo'] });
} catch (error) {
  await end(error);
}

async function start({ dev, demo }: { dev: boolean; demo: boolean }): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  // The members' pages are rendered by the fast React, whatever the mode of the site.
  if (!dev) process.env.NODE_ENV ??= 'production';
  await assertNotRunning(config);
  await assertPortFree(config.port, config.host);
  const building = dev ? undefined : beginBuild();
  const databaseUrl = await openDatabase(config, shutdown);
  await migrateDatabase(databaseUrl);
  if (config.mode === 'production') await refuseDemoWorld(databaseUrl);
  const planted = demo && config.mode !== 'production' && (await plantDemoWorld(databaseUrl));
  const site = { ...config, databaseUrl, demo: planted };
  if (planted) drawDemoPictures(site, shutdown);
  if (building) await stage('Pages', () => building);
  const figures = await (dev ? serveAndReload : serve)(site, shutdown);
  if (!shutdown.begun) announce(site, figures ?? null);
}

/** The build needs no database, so both come up together. */
function beginBuild(): Promise<{ result: undefined; words: string }> {
  const aborting = new AbortController();
  shutdown.add(() => aborting.abort());
  const building = buildWeb(aborting.signal).then(built => ({
    result: undefined,
    words: built ? 'built meanwhile' : 'built before',
  }));
  building.catch(() => undefined);
  return building;
}

/** Whatever went wrong while stopping went wrong because of it. */
async function end(error: unknown): Promise<void> {
  if (shutdown.begun) return;
  line('');
  console.error(describeFailure(error));
  await shutdown.run();
  process.exit(exitCodeFor(error));
}
