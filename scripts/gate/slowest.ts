import path from 'node:path';
import { projectFolder } from './step.ts';
import { readReport } from './tally.ts';

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
