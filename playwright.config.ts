import path from 'node:path';
import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { phone } from './e2e/support/screens.ts';
import { findBrowser } from './scripts/gate/browser.ts';

// Stores both values in the environment, because every worker reads this file again.
process.env.BROWSER_TEST_PORT ??= String(await getPort({ port: 4280 }));
process.env.CHROMIUM_PATH ??= await findBrowser();

const address = `http://localhost:${process.env.BROWSER_TEST_PORT}`;
const isRoot = process.getuid?.() === 0;

const isGate = process.env.TEST_SCOPE === 'gate';

/** Pages live for seconds, so optimizing their scripts wastes processor time. */
const scriptFlags = '--js-flags=--no-opt --no-maglev --no-sparkplug --min-semi-space-size=32 --max-lazy';

/** In `npm test`, only the desktop tests request reduced motion. */
const desktop = {
  viewport: { width: 1280, height: 800 },
  ...(isGate && { contextOptions: { reducedMotion: 'reduce' as const } }),
};

const ignoredAtGate = isGate ? ['**/*.phone-first.spec.ts'] : [];

/** `npm test` runs `*.phone-first.spec.ts` only in the project `phone`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'var/test-results/browser',
  // In `npm test`, the unit tests leave processor time for three workers.
  workers: isGate ? 3 : 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  globalTeardown: './e2e/support/check-reconciliation.ts',
  ...(isGate && { grepInvert: /@full/ }),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.BROWSER_REPORT ?? path.resolve('var/test-results/browser.json') }],
  ],
  use: {
    baseURL: address,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // A service worker would hide requests from tests that fail them; tests of the worker itself allow it.
    serviceWorkers: 'block',
    // Traces cost a fifth of the test time; `npm test` and `npm run test:full` set TEST_SCOPE.
    trace: process.env.TEST_SCOPE ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [scriptFlags, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: ['**/*.phone.spec.ts', ...ignoredAtGate] },
    { name: 'phone', use: phone, testMatch: '**/*.{phone,phone-first,everywhere}.spec.ts' },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/support/serve.ts`,
    env: { PORT: process.env.BROWSER_TEST_PORT },
    url: `${address}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
