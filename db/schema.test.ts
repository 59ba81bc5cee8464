import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../src/server/platform/testing/database.ts';

const url = await testDatabaseUrl();

test('the types of the tables are those of the migrated database (design, db/schema.ts)', async () => {
  const verify = ['node_modules/kysely-codegen/dist/cli/bin.js', '--verify', '--url', url];
  // `npx kysely-codegen --url <a migrated database>` writes them anew.
  await expect(promisify(execFile)(process.execPath, verify)).resolves.toBeDefined();
});
