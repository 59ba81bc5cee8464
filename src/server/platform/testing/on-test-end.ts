import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Cleans up after the current test, or after the last test of the file when called at its top. A running test
 * cannot register `afterAll`.
 */
export function onTestEnd(cleanUp: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
