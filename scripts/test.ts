import { gapsIn, recordCalls, recordedAnswers } from './gate/answered-calls.ts';
import { findBrowser } from './gate/browser.ts';
import { checks } from './gate/checks.ts';
import { run, runStep } from './gate/step.ts';
import { freshReport, sum, type Tally, tallyOf, tallyPlaywright, tallyVitest } from './gate/tally.ts';
import { buildWeb } from './start/build-web.ts';
import { describeFailure, fail } from './start/failure.ts';
import { readFlags } from './start/options.ts';
import { line, stage } from './start/report.ts';

const help = `npm test: everything that has to hold: types, lint, checks, unit and integration tests on a real PostgreSQL,
that these saw every answer of every call, the web build and the browser tests. A failing step does not keep the others from running.

  --full    adds the long tests (matrices, kill loops)`;

try {
  const { full } = readFlags(['full'], help);
  const { passed, failed } = sum(await runAll(full));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

async function runAll(full: boolean): Promise<Tally[]> {
  const env = { TEST_SCOPE: full ? 'full' : 'gate' };
  const tallies: Tally[] = [];
  for (const check of checks) tallies.push(tallyOf(await runStep(check)));
  tallies.push(await runVitest({ ...env, ...recordCalls() }));
  tallies.push(tallyOf(await stage('calls', checkCalls)));
  const built = await build();
  tallies.push(tallyOf(built), built ? await runPlaywright(env) : tallyOf(false));
  return tallies;
}

async function runVitest(env: Record<string, string>): Promise<Tally> {
  const report = freshReport('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await run(['node_modules/.bin/vitest', 'run', ...reporters], { env, show: true });
  return tallyVitest(report);
}

/** Every call answered and refused in every way it declares. */
async function checkCalls(): Promise<{ result: boolean; words: string }> {
  // Loaded late: it brings the whole server along.
  const { routes } = await import('../src/server/domains.ts');
  const { possibleErrors } = await import('../src/server/platform/http/possible-errors.ts');
  const calls = routes.map(route => ({ call: route.call, possible: possibleErrors(route) }));
  const gaps = gapsIn(calls, recordedAnswers());
  for (const gap of gaps) line(gap);
  return gaps.length > 0
    ? { result: false, words: `${gaps.length} not tested` }
    : { result: true, words: `all ${calls.length} answered and refused as declared` };
}

async function build(): Promise<boolean> {
  try {
    await stage('web', async () => ({
      result: undefined,
      words: (await buildWeb()) ? 'built' : 'built before',
    }));
    return true;
  } catch (error) {
    console.error(describeFailure(error));
    return false;
  }
}

async function runPlaywright(env: Record<string, string>): Promise<Tally> {
  try {
    const report = freshReport('playwright');
    const CHROMIUM_PATH = await findBrowser();
    await run(['node_modules/.bin/playwright', 'test'], {
      env: { ...env, CHROMIUM_PATH, BROWSER_REPORT: report },
      show: true,
    });
    return tallyPlaywright(report);
  } catch (error) {
    console.error(describeFailure(error));
    return tallyOf(false);
  }
}
