import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { insertDemoData } from '../../db/seeds/demo.ts';
import { drawDemoPicture } from '../../db/seeds/demo-activity/draw-pictures.ts';
import { buildWeb } from '../../scripts/start/build-web.ts';
import { fail } from '../../scripts/start/failure.ts';
import { Shutdown } from '../../scripts/start/shutdown.ts';
import { readConfig } from '../../src/server/config.ts';
import { createDb } from '../../src/server/platform/db.ts';
import { startEmbeddedPostgres } from '../../src/server/platform/embedded-postgres.ts';
import { copyTemplate, dropDatabase, prepareTemplate } from '../../src/server/platform/testing/template.ts';
import { withoutCardBudget } from '../../src/server/testing/card-budget-rows.ts';
import { catchMail } from './mail-server.ts';
import { databaseNote, folder, mailFolder } from './places.ts';

// Serves the built application to the browser tests, on a database of its own and with a real mail server behind it.
const shutdown = new Shutdown();
process.on('SIGTERM', async () => {
  await shutdown.run();
  process.exit(0);
});

try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(mailFolder, { recursive: true });
  await buildWeb();
  const databaseUrl = await openDatabase();
  const mail = await catchMail(mailFolder);
  shutdown.add(mail.close);
  await serve(databaseUrl, mail.url);
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
  await plant(url);
  writeFileSync(databaseNote, url, { mode: 0o600 });
  return url;
}

async function plant(url: string): Promise<void> {
  const db = createDb(url, { max: 1 });
  try {
    await insertDemoData(db, new Date());
    // Every test comes from this one network, as no thousand visitors do.
    const everybody = { accountId: null, member: null, address: '127.0.0.1', site: { key: 'lavender' } };
    await db.insertInto('rate_limits').values(withoutCardBudget(everybody)).execute();
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
    VAR_DIR: folder,
    // A test says where its browser is as a proxy would.
    TRUSTED_PROXIES: '1',
    // A busy machine makes tests slow, not wrong: none is turned away for it.
    MAX_LOOP_DELAY_MS: '120000',
    PASSWORD_HASH_KIB: '64',
  };
  const config = { ...readConfig(settings), databaseUrl };
  // Rendered by the React that members get; loaded late, because React looks at NODE_ENV when it is loaded.
  process.env.NODE_ENV = 'production';
  const { startServer } = await import('../../src/server/main.ts');
  const { serveBuiltWeb } = await import('../../src/server/web.ts');
  const server = await startServer(config, { addPages: serveBuiltWeb, originOf: drawDemoPicture });
  shutdown.add(() => server.close());
}
