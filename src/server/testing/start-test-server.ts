import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { readConfig } from '../config.ts';
import { createServer, type ServerOverrides } from '../main.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { sessionCookieName } from '../platform/sessions.ts';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import { onTestEnd } from '../platform/testing/on-test-end.ts';
import { type Browser, type BrowserOptions, openBrowser } from './browser.ts';
import { insertMember, type TestMember, type TestMemberOptions } from './members.ts';

export type TestServer = {
  app: App;
  http: FastifyInstance;
  db: Db;
  /** Fixed at noon UTC of 14 March 2026. */
  clock: ReturnType<typeof fixedClock>;
  /** A browser without a session. */
  visitor(options?: BrowserOptions): Browser;
  /** Inserts a member with a session. */
  signUpMember(facts?: TestMemberOptions): Promise<TestMember>;
  as(member: TestMember, options?: BrowserOptions): Browser;
};

/**
 * Starts the whole server in process with its own database; closed after the last test, or after the test that
 * started it. For the top of a test file: `const server = await startTestServer()`. Background jobs do not run:
 * tests call their operations.
 * @param env configuration that differs from the defaults of tests, e.g. `{ PUBLIC_URL:
 * 'https://lavender.example' }`
 */
export async function startTestServer(
  env: Record<string, string> = {},
  overrides: Omit<ServerOverrides, 'clock'> = {},
): Promise<TestServer> {
  const databaseUrl = env.DATABASE_URL ?? (await testDatabaseUrl());
  const varDir = mkdtempSync(path.join(tmpdir(), 'lavender-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    VAR_DIR: varDir,
    SECRET: 'a secret of the tests, forty characters.',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    // No load shedding on a busy machine.
    MAX_LOOP_DELAY_MS: '120000',
    // The least that argon2 takes: tests are about who gets in, not about what guessing costs.
    ...(env.NODE_ENV !== 'production' && { PASSWORD_HASH_KIB: '64' }),
    ...env,
  });
  const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
  const { app, http, close } = await createServer({ ...config, databaseUrl }, { ...overrides, clock });
  onTestEnd(async () => {
    await close();
    rmSync(varDir, { recursive: true, force: true });
  });
  const visitor = (options?: BrowserOptions) => openBrowser(http, options);
  return {
    app,
    http,
    db: app.db,
    clock,
    visitor,
    signUpMember: facts => insertMember(app, facts),
    as: ({ sessionSecret }, options = {}) =>
      visitor({
        ...options,
        cookies: { [sessionCookieName(app.secure)]: sessionSecret, ...options.cookies },
      }),
  };
}
