import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../src/server/platform/testing/database.ts';

const url = await testDatabaseUrl();

test('db/schema.ts has the types of the migrated database', async () => {
  const verify = ['node_modules/kysely-codegen/dist/cli/bin.js', '--verify', '--url', url];
  // If this fails, `npm run db:types` writes `db/schema.ts` again.
  await expect(promisify(execFile)(process.execPath, verify)).resolves.toBeDefined();
});
