import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { insertDemoData } from '../../db/seeds/demo.ts';
import { drawDemoPicture } from '../../db/seeds/demo-activity/draw-pictures.ts';
import { buildWeb } from '../../scripts/start/build-web.ts';
import { fail } from '../../scripts/start/report.ts';
import { Shutdown } from '../../scripts/start/shutdown.ts';
import { readConfig } from '../../src/server/config.ts';
import { openApplicationRole } from '../../src/server/platform/application-role.ts';
import { createDb } from '../../src/server/platform/db.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/embedded-postgres.ts';
import { copyTemplate, dropDatabase, prepareTemplate } from '../../src/server/platform/testing/template.ts';
import { unlimitedCardBudgetRows } from '../../src/server/testing/card-budget-rows.ts';
import { startMailCatcher } from './mail-server.ts';
import { databaseUrlFile, mailFolder, testFolder } from './paths.ts';

// Playwright runs this script to start the server under test.
const shutdown = new Shutdown();
process.on('SIGTERM', async () => {
  await shutdown.run();
  process.exit(0);
});

try {
  rmSync(testFolder, { recursive: true, force: true });
  mkdirSync(mailFolder, { recursive: true });
  await buildWeb();
  const databaseUrl = await openDatabase();
  const mail = await startMailCatcher(mailFolder);
  shutdown.add(mail.close);
  // Like `npm start`, so that a missing permission of the server's role fails a test.
  await serve(await openApplicationRole(databaseUrl), mail.url);
} catch (error) {
  await shutdown.run();
  fail(error);
}

async function openDatabase(): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    directory: 'var/test-postgres',
    log: console.log,
    durable: false,
    shared: true,
  });
  shutdown.add(() => postgres.stop());
  const url = await copyTemplate(await prepareTemplate(postgres.url), `test_${process.pid}_browser`);
  shutdown.add(() => dropDatabase(url));
  await insertTestData(url);
  writeFileSync(databaseUrlFile, url, { mode: 0o600 });
  return url;
}

async function insertTestData(url: string): Promise<void> {
  const db = createDb(url, { max: 1 });
  try {
    await insertDemoData(db, new Date());
    // Raises the limit of profile cards, because all tests share one network address.
    const caller = { accountId: null, member: null, address: '127.0.0.1', site: { key: 'lavender' } };
    await db.insertInto('rate_limits').values(unlimitedCardBudgetRows(caller)).execute();
  } finally {
    await db.destroy();
  }
}

async function serve(databaseUrl: string, smtpUrl: string): Promise<void> {
  const settings = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    DEMO: 'yes',
    VAR_DIR: testFolder,
    TRUSTED_PROXIES: '1',
    // High limits prevent load shedding on a busy test machine.
    MAX_LOOP_DELAY_MS: '120000',
    DATABASE_WAIT_MS: '120000',
    IMAGE_NICENESS: '0',
    PASSWORD_HASH_KIB: '64',
  };
  const config = { ...readConfig(settings), databaseUrl };
  // Set before the imports, because React reads NODE_ENV when it is imported.
  process.env.NODE_ENV = 'production';
  const { startServer } = await import('../../src/server/main.ts');
  const { serveBuiltWeb } = await import('../../src/server/http/web.ts');
  const server = await startServer(config, { addPages: serveBuiltWeb, recreateFile: drawDemoPicture });
  shutdown.add(() => server.close());
}
