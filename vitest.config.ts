import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Long tests (`*.full.test.ts`) run only in `npm run test:full`.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_SCOPE === 'gate' ? ['**/*.full.test.ts'] : [])],
    globalSetup: 'src/server/platform/testing/start-database.ts',
    // Uses processes, not threads, because a test database is named after the process that created it.
    pool: 'forks',
    // Test files of one process share loaded modules, because loading them for each file took 40 % of the
    // time. A test that replaces a function of a module must restore it.
    isolate: false,
    // At least four workers run, because tests spend a third of their time waiting for timers and sockets.
    maxWorkers: Math.max(4, availableParallelism()),
    // The limits are high, because tests are slow on a busy machine. They end only tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
