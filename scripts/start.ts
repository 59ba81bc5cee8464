import { readConfig } from '../src/server/config.ts';
import { openApplicationRole } from '../src/server/platform/application-role.ts';
import { buildWeb } from './start/build-web.ts';
import { assertNotRunning, migrateDatabase, openDatabase } from './start/database.ts';
import { drawDemoPictures, loadDemoData, refuseSeededAccounts } from './start/demo.ts';
import { serveAndReload } from './start/dev.ts';
import { readFlags } from './start/options.ts';
import { assertPortFree } from './start/port.ts';
import { printAddresses } from './start/print-addresses.ts';
import { describeFailure, exitCodeFor, printLine, stage } from './start/report.ts';
import { serve } from './start/serve.ts';
import { Shutdown, stopOnSignal } from './start/shutdown.ts';

const help = `npm start: starts Lavender with everything it needs and serves it on http://localhost:3000.

  --no-demo   starts with an empty site instead of the demo data
  --dev       reloads pages and restarts the server when a source changes (npm run dev)

PORT chooses another port, DATABASE_URL a PostgreSQL of your own, SMTP_URL a mail server.`;

const shutdown = new Shutdown();
stopOnSignal(shutdown, () => printLine('\n  Stopping ...'));
process.on('uncaughtException', exitAfterError);

try {
  const flags = readFlags(['dev', 'no-demo'], help);
  await start({ dev: flags.dev, demo: !flags['no-demo'] });
} catch (error) {
  await exitAfterError(error);
}

async function start({ dev, demo }: { dev: boolean; demo: boolean }): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  // Without this, React would use its slower development build.
  if (!dev) process.env.NODE_ENV ??= 'production';
  await assertNotRunning(config);
  await assertPortFree(config.port, config.host);
  const building = dev ? undefined : beginBuild();
  const ownerUrl = await openDatabase(config, shutdown);
  await migrateDatabase(ownerUrl);
  if (config.mode === 'production') await refuseSeededAccounts(ownerUrl);
  const hasDemoData = demo && config.mode !== 'production' && (await loadDemoData(ownerUrl));
  const databaseUrl = config.databaseUrl ?? (await openApplicationRole(ownerUrl));
  const site = { ...config, databaseUrl, databaseOwnerUrl: ownerUrl, demo: hasDemoData };
  if (hasDemoData) drawDemoPictures(site, shutdown);
  if (building) await stage('Pages', () => building);
  const metricsUrl = await (dev ? serveAndReload : serve)(site, shutdown);
  if (!shutdown.hasBegun) printAddresses(site, metricsUrl ?? null);
}

/** Runs while the database starts, because the build does not need the database. */
function beginBuild(): Promise<{ result: undefined; summary: string }> {
  const abort = new AbortController();
  shutdown.add(() => abort.abort());
  const building = buildWeb(abort.signal).then(built => ({
    result: undefined,
    summary: built ? 'built meanwhile' : 'built before',
  }));
  building.catch(() => undefined);
  return building;
}

async function exitAfterError(error: unknown): Promise<void> {
  if (shutdown.hasBegun) return;
  printLine('');
  console.error(describeFailure(error));
  await shutdown.run();
  process.exit(exitCodeFor(error));
}
