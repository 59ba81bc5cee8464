import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    // Long tests (`*.full.test.ts`) run only in `npm run test:full`.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_SCOPE === 'gate' ? ['**/*.full.test.ts'] : [])],
    globalSetup: 'src/server/platform/testing/start-database.ts',
    setupFiles: 'src/server/platform/testing/restore-globals.ts',
    // Uses processes, because a test database is named after the process that created it.
    pool: 'forks',
    // Test files share modules, so a test that replaces a function must restore it.
    isolate: false,
    // Tests spend a third of their time waiting for timers and sockets.
    maxWorkers: Math.max(4, availableParallelism()),
    // Only tests that hang may reach these limits, even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
