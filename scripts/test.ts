import { recordCalls, recordedAnswers, untestedAnswers } from './gate/answered-calls.ts';
import { findBrowser } from './gate/browser.ts';
import { runProgram, runStep, staticChecks } from './gate/step.ts';
import {
  freshReport,
  playwrightTimes,
  slowestTests,
  sumTallies,
  type Tally,
  tallyOf,
  tallyPlaywright,
  tallyVitest,
  vitestTimes,
} from './gate/tally.ts';
import { buildWeb } from './start/build-web.ts';
import { readFlags } from './start/options.ts';
import { describeFailure, fail, printLine, stage } from './start/report.ts';

const help = `npm test: all checks and tests: types, lint, checks, unit and integration tests on a real PostgreSQL,
coverage of every answer of every call, the web build and the browser tests. The steps run in parallel, and a failing
step does not stop the others. Output of the tests: var/test-results/*.log

  --full    adds the long tests (matrices, kill loops), and reports performance ratios that fell`;

const reports = { vitest: freshReport('vitest'), playwright: freshReport('playwright') };

try {
  const { full } = readFlags(['full'], help);
  const { passed, failed } = sumTallies(await runAll({ TEST_SCOPE: full ? 'full' : 'gate' }));
  if (full) await reportFallenRatios();
  printLine('  slowest tests');
  for (const test of slowestTests([...vitestTimes(reports.vitest), ...playwrightTimes(reports.playwright)]))
    printLine(`    ${test}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

/** Runs the steps in parallel, because each step often leaves a processor idle. */
async function runAll(env: Record<string, string>): Promise<Tally[]> {
  const checked = Promise.all(staticChecks.map(async check => tallyOf(await runStep(check))));
  // Builds before the tests, because one test starts the product and would otherwise build it, too.
  const built = await build();
  const tests = runVitest({ ...env, ...recordCalls() });
  const browser = built ? runPlaywright(env) : Promise.resolve(tallyOf(false));
  const tallies = [...(await checked), tallyOf(built), await tests];
  tallies.push(tallyOf(await stage('calls', checkCalls)), await browser);
  return tallies;
}

function runVitest(env: Record<string, string>): Promise<Tally> {
  return stage('tests', async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
    const { output } = await runProgram(['node_modules/.bin/vitest', 'run', ...reporters], {
      env,
      log: 'vitest',
    });
    return summaryOf(tallyVitest(reports.vitest), output);
  });
}

function runPlaywright(env: Record<string, string>): Promise<Tally> {
  return stage('browser', async () => {
    try {
      const variables = { ...env, CHROMIUM_PATH: await findBrowser(), BROWSER_REPORT: reports.playwright };
      const { output } = await runProgram(['node_modules/.bin/playwright', 'test'], {
        env: variables,
        log: 'playwright',
      });
      return summaryOf(tallyPlaywright(reports.playwright), output);
    } catch (error) {
      return summaryOf(tallyOf(false), describeFailure(error));
    }
  });
}

function summaryOf(tally: Tally, output: string): { result: Tally; summary: string } {
  if (tally.failed > 0) {
    const isPassed = (text: string) => /^\s*✓/.test(text);
    printLine(
      output
        .split('\n')
        .filter(text => !isPassed(text))
        .join('\n')
        .trim(),
    );
  }
  return { result: tally, summary: `${tally.passed} passed, ${tally.failed} failed` };
}

/** Fails no test, because the speed of a busy machine varies. */
function reportFallenRatios(): Promise<boolean> {
  return stage('bench', async () => {
    const { code, output } = await runProgram(['bench/main.ts', '--quick'], { log: 'bench' });
    const fallen = output.split('\n').filter(line => line.startsWith('fallen'));
    for (const line of fallen) printLine(line);
    const summary = `${fallen.length} ratios fell by more than 25 %`;
    return { result: code === 0, summary: code === 0 ? summary : describeFailure(output) };
  });
}

/** The tests must record a success and every possible error of each call. */
async function checkCalls(): Promise<{ result: boolean; summary: string }> {
  // Imported late, because the routes load the whole server.
  const { routes } = await import('../src/server/api/routes.ts');
  const { possibleErrors } = await import('../src/server/platform/http/possible-errors.ts');
  const calls = routes.map(route => ({ call: route.call, possibleErrors: possibleErrors(route) }));
  const gaps = untestedAnswers(calls, recordedAnswers());
  for (const gap of gaps) printLine(gap);
  return gaps.length > 0
    ? { result: false, summary: `${gaps.length} not tested` }
    : { result: true, summary: `all ${calls.length} answered and refused as declared` };
}

async function build(): Promise<boolean> {
  try {
    await stage('web', async () => ({
      result: undefined,
      summary: (await buildWeb()) ? 'built' : 'built before',
    }));
    return true;
  } catch (error) {
    console.error(describeFailure(error));
    return false;
  }
}
