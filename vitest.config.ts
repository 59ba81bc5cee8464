import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.ts'],
    // The long ones are for `npm run test:full`.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_SCOPE === 'gate' ? ['**/*.full.test.ts'] : [])],
    globalSetup: 'src/server/platform/testing/start-database.ts',
    // Processes, not threads: a test database is named after the process that made it.
    pool: 'forks',
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
