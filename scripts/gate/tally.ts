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

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

type TestTime = { name: string; ms: number };

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
type PlaywrightSuite = {
  file?: string;
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};

export const slowestTests = (times: TestTime[]): string[] =>
  times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);

export const vitestTimes = (file: string): TestTime[] =>
  (readReport<VitestReport>(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(projectFolder, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );

export const playwrightTimes = (file: string): TestTime[] =>
  (readReport<{ suites: PlaywrightSuite[] }>(file)?.suites ?? []).flatMap(suiteTimes);

const suiteTimes = ({ specs = [], suites = [] }: PlaywrightSuite): TestTime[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `e2e/${file}: ${title}`, ms: duration })),
    ),
  ),
  ...suites.flatMap(suiteTimes),
];
