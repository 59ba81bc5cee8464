import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { createDb } from '../../../src/server/platform/db.ts';
import { testDatabaseUrl } from '../../../src/server/platform/testing/database.ts';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';

/** Starts a server with a database of its own for a test file. */
export async function openOperator() {
  const DATABASE_URL = await testDatabaseUrl();
  const db = createDb(DATABASE_URL, { max: 1 });
  afterAll(() => db.destroy());
  const server = await startTestServer({ DATABASE_URL });
  const env = {
    ...process.env,
    DATABASE_URL,
    VAR_DIR: server.app.config.varDir,
    NODE_ENV: 'test',
    SECRET: 'a secret of the tests, forty characters.',
    PUBLIC_URL: 'https://lavender.example',
  };
  async function runCommand(script: string, ...args: string[]) {
    const finished = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { env });
    const { stdout, stderr, code } = await finished.then(
      ended => ({ ...ended, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
    return { lines: stdout.split('\n').filter(Boolean), complaint: stderr.trim(), code };
  }
  return { db, server, runCommand };
}
