import { execFileSync } from 'node:child_process';
import { startEmbeddedPostgres } from '../src/server/platform/embedded-postgres.ts';
import { prepareTemplate } from '../src/server/platform/testing/template.ts';
import { readFlags } from './start/options.ts';
import { fail } from './start/report.ts';

const help = 'npm run db:types: writes db/schema.ts from the tables that the migrations make.';

try {
  readFlags([], help);
  const postgres = await startEmbeddedPostgres({
    directory: 'var/test-postgres',
    log: console.log,
    durable: false,
    shared: true,
  });
  try {
    const url = await prepareTemplate(postgres.url);
    execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', '--url', url], {
      stdio: 'inherit',
    });
  } finally {
    await postgres.stop();
  }
} catch (error) {
  fail(error);
}
