import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Cleans up after the running test or, if none runs, after all tests of the file. */
export function onTestEnd(cleanUp: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
