import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../src/server/config.ts';
import { isEmbeddedPostgresInUse } from '../../src/server/platform/embedded-postgres/in-use.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/platform/embedded-postgres.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { StartError } from '../../src/server/platform/start-error.ts';
import { checkExternalDatabase, displayAddress } from './external-database.ts';
import { printLine, stage } from './report.ts';
import type { Shutdown } from './shutdown.ts';

const embeddedFolder = (config: Config): string => path.join(config.varDir, 'postgres');

/**
 * Waits up to two seconds for a server that is stopping.
 * @throws StartError if Lavender already runs in this folder
 */
export async function assertNotRunning(config: Config): Promise<void> {
  if (config.databaseUrl) return;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (!(await isEmbeddedPostgresInUse(embeddedFolder(config)))) return;
    await delay(250);
  }
  throw new StartError('Lavender already runs in this folder: end it first (Ctrl-C in its terminal).');
}

/**
 * Starts the embedded PostgreSQL, or checks the configured database (DATABASE_URL).
 * @returns the URL of its owner, for migrations
 */
export async function openDatabase(config: Config, shutdown: Shutdown): Promise<string> {
  return stage('PostgreSQL', async () => {
    if (config.databaseUrl) {
      await checkExternalDatabase(config.databaseUrl);
      const ownerUrl = config.databaseOwnerUrl ?? config.databaseUrl;
      if (ownerUrl !== config.databaseUrl) await checkExternalDatabase(ownerUrl);
      return { result: ownerUrl, summary: `at ${displayAddress(config.databaseUrl)}` };
    }
    const url = await startEmbedded(config, shutdown);
    return { result: url, summary: `ready on port ${new URL(url).port}` };
  });
}

async function startEmbedded(config: Config, shutdown: Shutdown): Promise<string> {
  const starting = startEmbeddedPostgres({ directory: embeddedFolder(config), log: printLine });
  let running: EmbeddedPostgres | undefined;
  // Stops PostgreSQL synchronously, because a forced exit does not wait for promises.
  shutdown.add(() => running?.stop() ?? starting.then(started => started.stop()).catch(() => undefined));
  running = await starting;
  return running.url;
}

export async function migrateDatabase(url: string): Promise<void> {
  await stage('Tables', async () => {
    const applied = await migrate(url);
    return {
      result: undefined,
      summary: applied.length > 0 ? `brought up to date by ${applied.at(-1)}` : 'up to date',
    };
  });
}
