import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A running test cannot register `afterAll`. */
export function onTestEnd(cleanUp: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
