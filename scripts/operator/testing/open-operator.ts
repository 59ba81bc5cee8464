import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, vi } from 'vitest';
import { createDb } from '../../../src/server/platform/db.ts';
import { testDatabaseUrl } from '../../../src/server/platform/testing/database.ts';
import { startTestServer } from '../../../src/server/testing/start-test-server.ts';
import { describeFailure, exitCodeFor } from '../../start/report.ts';
import type { Command } from '../command.ts';

export type CommandResult = { lines: string[]; complaint: string; code: number };

/** Starts a server with a database of its own for a test file. */
export async function openOperator() {
  const DATABASE_URL = await testDatabaseUrl();
  const db = createDb(DATABASE_URL, { max: 1 });
  afterAll(() => db.destroy());
  const server = await startTestServer({ DATABASE_URL });
  const env = {
    DATABASE_URL,
    VAR_DIR: server.app.config.varDir,
    NODE_ENV: 'test',
    SECRET: 'a secret of the tests, forty characters.',
    PUBLIC_URL: 'https://lavender.example',
  };

  /** Runs the command in this process, because starting one costs seconds. */
  async function runCommand(script: string, ...args: string[]): Promise<CommandResult> {
    const { command } = (await import(`../../${script}.ts`)) as { command: Command };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      const failure: unknown = await command(args).then(
        () => null,
        error => error ?? new Error('rejected with nothing'),
      );
      return {
        lines: linesOf(log.mock.calls.map(([line]) => String(line)).join('\n')),
        complaint: failure === null ? '' : describeFailure(failure),
        code: failure === null ? 0 : exitCodeFor(failure),
      };
    } finally {
      log.mockRestore();
      vi.unstubAllEnvs();
    }
  }

  /** Runs the command as operators do. */
  async function startCommand(script: string, ...args: string[]): Promise<CommandResult> {
    const finished = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
      env: { ...process.env, ...env },
    });
    const { stdout, stderr, code } = await finished.then(
      ended => ({ ...ended, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
    return { lines: linesOf(stdout), complaint: stderr.trim(), code };
  }
  return { db, server, runCommand, startCommand };
}

const linesOf = (output: string): string[] => output.split('\n').filter(Boolean);
