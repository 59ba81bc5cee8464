import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Outside a running test, cleans up after all tests of the file. */
export function onTestEnd(cleanUp: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
