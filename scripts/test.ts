import { recordCalls, recordedAnswers, untestedAnswers } from './gate/answered-calls.ts';
import { findBrowser } from './gate/browser.ts';
import { staticChecks } from './gate/checks.ts';
import { playwrightTimes, slowestTests, vitestTimes } from './gate/slowest.ts';
import { run, runStep } from './gate/step.ts';
import { freshReport, sumTallies, type Tally, tallyOf, tallyPlaywright, tallyVitest } from './gate/tally.ts';
import { buildWeb } from './start/build-web.ts';
import { describeFailure, fail } from './start/failure.ts';
import { readFlags } from './start/options.ts';
import { printLine, stage } from './start/report.ts';

const help = `npm test: everything that has to hold: types, lint, checks, unit and integration tests on a real PostgreSQL,
that these saw every answer of every call, the web build and the browser tests. The steps run beside each other, and a
failing step does not keep the others from running. What the tests print as they run: var/test-results/*.log

  --full    adds the long tests (matrices, kill loops)`;

const reports = { vitest: freshReport('vitest'), playwright: freshReport('playwright') };

try {
  const { full } = readFlags(['full'], help);
  const { passed, failed } = sumTallies(await runAll({ TEST_SCOPE: full ? 'full' : 'gate' }));
  printLine('  slowest tests');
  for (const test of slowestTests([...vitestTimes(reports.vitest), ...playwrightTimes(reports.playwright)]))
    printLine(`    ${test}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

/** Beside each other, since each of them leaves a processor idle for a third of its time. */
async function runAll(env: Record<string, string>): Promise<Tally[]> {
  const checked = runChecks();
  // Before the tests: one of them starts the product, and would build it too.
  const built = await build();
  const tests = runVitest({ ...env, ...recordCalls() });
  const browser = built ? runPlaywright(env) : Promise.resolve(tallyOf(false));
  const tallies = [...(await checked), tallyOf(built), await tests];
  tallies.push(tallyOf(await stage('calls', checkCalls)), await browser);
  return tallies;
}

async function runChecks(): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const check of staticChecks) tallies.push(tallyOf(await runStep(check)));
  return tallies;
}

function runVitest(env: Record<string, string>): Promise<Tally> {
  return stage('tests', async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
    const { output } = await run(['node_modules/.bin/vitest', 'run', ...reporters], { env, log: 'vitest' });
    return summaryOf(tallyVitest(reports.vitest), output);
  });
}

function runPlaywright(env: Record<string, string>): Promise<Tally> {
  return stage('browser', async () => {
    try {
      const variables = { ...env, CHROMIUM_PATH: await findBrowser(), BROWSER_REPORT: reports.playwright };
      const { output: words } = await run(['node_modules/.bin/playwright', 'test'], {
        env: variables,
        log: 'playwright',
      });
      return summaryOf(tallyPlaywright(reports.playwright), words);
    } catch (error) {
      return summaryOf(tallyOf(false), describeFailure(error));
    }
  });
}

/** Prints what a runner said unless all passed, without its lines about passed tests. */
function summaryOf(tally: Tally, words: string): { result: Tally; words: string } {
  if (tally.failed > 0) {
    const isPassed = (text: string) => /^\s*(\S{0,12}\s*)?✓/.test(text);
    printLine(
      words
        .split('\n')
        .filter(text => !isPassed(text))
        .join('\n')
        .trim(),
    );
  }
  return { result: tally, words: `${tally.passed} passed, ${tally.failed} failed` };
}

/** Every call answered and refused in every way it declares. */
async function checkCalls(): Promise<{ result: boolean; words: string }> {
  // Loaded late: it brings the whole server along.
  const { routes } = await import('../src/server/domains.ts');
  const { possibleErrors } = await import('../src/server/platform/http/possible-errors.ts');
  const calls = routes.map(route => ({ call: route.call, possible: possibleErrors(route) }));
  const gaps = untestedAnswers(calls, recordedAnswers());
  for (const gap of gaps) printLine(gap);
  return gaps.length > 0
    ? { result: false, words: `${gaps.length} not tested` }
    : { result: true, words: `all ${calls.length} answered and refused as declared` };
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
