import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
    // The long ones are for `npm run test:full`.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_SCOPE === 'gate' ? ['**/*.full.test.ts'] : [])],
    globalSetup: 'src/server/platform/testing/start-database.ts',
    // Processes, not threads: a test database is named after the process that made it.
    pool: 'forks',
    // Files of one process share their modules: loading the server anew for each was 40 % of the time. What they share is code,
    // never a database, a server or a clock; whoever replaces a function of a module puts it back.
    isolate: false,
    maxWorkers: '100%',
    // Against what hangs. A busy machine makes tests slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
