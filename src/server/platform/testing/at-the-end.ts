import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Ends what was begun for tests: after the test that began it, or, begun at the top of a file, after its last. What a running test
 * leaves to `afterAll` is never called.
 */
export function atTheEnd(end: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
