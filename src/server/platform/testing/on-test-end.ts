import { afterAll, onTestFinished, TestRunner } from 'vitest';

export function onTestEnd(cleanUp: () => void | Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(cleanUp);
  else afterAll(cleanUp);
}
