import path from 'node:path';
import { type Config, readConfig } from '../../src/server/config.ts';
import { openApplicationRole } from '../../src/server/platform/application-role.ts';
import { createDb, type Db } from '../../src/server/platform/db.ts';
import { urlInUse } from '../../src/server/platform/embedded-postgres/in-use.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/embedded-postgres.ts';
import { migrate } from '../../src/server/platform/migrate.ts';
import { checkExternalDatabase } from '../start/external-database.ts';

/**
 * Migrates the database. Starts the embedded database if none is configured or running.
 * @param work gets a connection of the server's role
 */
export async function withDatabase(
  work: (db: Db, config: Config, url: string) => Promise<void>,
): Promise<void> {
  const config = readConfig();
  const folder = path.join(config.varDir, 'postgres');
  const running = config.databaseUrl ?? (await urlInUse(folder));
  if (config.databaseUrl) await checkExternalDatabase(config.databaseUrl);
  const own = running ? null : await startEmbeddedPostgres({ directory: folder, log: console.error });
  const ownerUrl = config.databaseOwnerUrl ?? running ?? own?.url ?? '';
  try {
    await migrate(ownerUrl);
    const url = config.databaseUrl ?? (await openApplicationRole(ownerUrl));
    const db = createDb(url, { max: 2 });
    await work(db, config, url).finally(() => db.destroy());
  } finally {
    await own?.stop();
  }
}
