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
import { closeQueue } from './run-jobs.ts';

export type TestServer = {
  app: App;
  http: FastifyInstance;
  db: Db;
  /** The clock stands at noon UTC of 14 March 2026, until a test moves it. */
  clock: ReturnType<typeof fixedClock>;
  visitor(options?: BrowserOptions): Browser;
  signUpMember(options?: TestMemberOptions): Promise<TestMember>;
  as(member: TestMember, options?: BrowserOptions): Browser;
};

/** Starts the server until the test or file ends. Background jobs do not run. */
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
    // High limits, because load shedding would refuse requests on a busy machine.
    MAX_LOOP_DELAY_MS: '120000',
    DATABASE_WAIT_MS: '120000',
    // With the default niceness, the server would refuse pictures on a busy machine.
    IMAGE_NICENESS: '0',
    // The smallest memory size that argon2 accepts, so that tests are fast.
    ...(env.NODE_ENV !== 'production' && { PASSWORD_HASH_KIB: '64' }),
    ...env,
  });
  const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
  const { app, http, close } = await createServer({ ...config, databaseUrl }, { ...overrides, clock });
  onTestEnd(async () => {
    await closeQueue(app);
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
    signUpMember: options => insertMember(app, options),
    as: ({ sessionSecret }, options = {}) =>
      visitor({
        ...options,
        cookies: { [sessionCookieName(app.secure)]: sessionSecret, ...options.cookies },
      }),
  };
}
