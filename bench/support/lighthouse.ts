import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import getPort from 'get-port';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { boundMeasurement, type Measurement } from '../benchmark.ts';
import { median } from './stats.ts';

type Page = {
  path: string;
  /** The lowest score of each category that meets the goal. */
  atLeast: number;
  /** The result is the median of this many runs. */
  runs: number;
  /** Highest time of the largest paint, in ms, and highest shift of the layout. */
  bounds?: { largestPaint: number; layoutShift: number };
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ATTEMPTS = 3;

/** Lighthouse emulates a phone with a slow connection by default. */
export async function lighthouseMeasurements(
  executable: string,
  args: string[],
  base: string,
  pages: readonly Page[],
): Promise<Measurement[]> {
  const port = await getPort();
  const profile = mkdtempSync(path.join(tmpdir(), 'lavender-lighthouse-'));
  const browser = spawn(
    executable,
    [
      ...args,
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
    ],
    { stdio: 'ignore' },
  );
  try {
    await browserReady(port);
    const measurements: Measurement[] = [];
    for (const page of pages) measurements.push(...(await scoresOf(page, base, port)));
    return measurements;
  } finally {
    browser.kill();
    await delay(500);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function scoresOf(
  { path, atLeast, runs: wanted, bounds }: Page,
  base: string,
  port: number,
): Promise<Measurement[]> {
  const runs: Record<string, number>[] = [];
  const lowAudits = new Set<string>();
  for (let index = 0; index < wanted; index += 1) {
    const result = await runLighthouse(base + path, port);
    const { categories, audits } = result.lhr;
    runs.push({
      ...Object.fromEntries(CATEGORIES.map(name => [name, categories[name]?.score ?? 0])),
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
      layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    });
    for (const name of CATEGORIES) {
      for (const { id, weight } of categories[name]?.auditRefs ?? []) {
        const score = audits[id]?.score;
        if (weight > 0 && typeof score === 'number' && score < 0.9) lowAudits.add(`${id} ${score}`);
      }
    }
  }
  if (lowAudits.size > 0) console.log(`    ${path}: ${[...lowAudits].join(', ')}`);
  const medianOfRuns = (name: string) => median(runs.map(run => run[name] ?? 0));
  const scores = CATEGORIES.map(name => {
    const medianScore = medianOfRuns(name);
    return {
      label: `Lighthouse, phone: ${name} of ${path}`,
      ours: medianScore.toFixed(2),
      limit: '',
      result: medianScore.toFixed(2),
      goal: `>= ${atLeast}`,
      met: medianScore >= atLeast,
    };
  });
  if (!bounds) return scores;
  return [
    ...scores,
    boundMeasurement(`largest paint of ${path}`, medianOfRuns('largestPaint'), bounds.largestPaint, 'ms'),
    boundMeasurement(`layout shift of ${path}`, medianOfRuns('layoutShift'), bounds.layoutShift, ''),
  ];
}

/** Repeats a failed run, because a browser that has just started sometimes records nothing. */
async function runLighthouse(url: string, port: number): Promise<RunnerResult> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' });
    const failure = result?.lhr.runtimeError?.message ?? (result ? undefined : 'no result');
    if (result && failure === undefined) return result;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse: ${failure}`);
    await delay(1_000);
  }
}

async function browserReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error('the browser does not answer');
}
