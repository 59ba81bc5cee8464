import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './step.ts';

export type Tally = { passed: number; failed: number };

export const sumTallies = (tallies: Tally[]): Tally =>
  tallies.reduce((all, tally) => ({ passed: all.passed + tally.passed, failed: all.failed + tally.failed }), {
    passed: 0,
    failed: 0,
  });

export const tallyOf = (passed: boolean): Tally => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/**
 * Deletes the old report, because a crash would leave the old report in place.
 * @returns the path for the new report
 */
export function freshReport(name: string): string {
  const file = path.join(projectFolder, 'var/test-results', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Counts an aborted run, or a run without tests, as a failure. */
export function tallyVitest(file: string): Tally {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; success: boolean }>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed, success } = report;
  return { passed, failed: failed || (success && passed > 0 ? 0 : 1) };
}

/** Counts a test that passed only on a retry (`flaky`) as failed. */
export function tallyPlaywright(file: string): Tally {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  }>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected: passed, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky;
  return { passed, failed: failed || (report.errors.length === 0 && passed > 0 ? 0 : 1) };
}

export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
