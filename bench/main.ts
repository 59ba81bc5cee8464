import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem, type } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findBrowser } from '../scripts/gate/browser.ts';
import { buildWeb } from '../scripts/start/build-web.ts';
import { UsageError } from '../scripts/start/options.ts';
import { fail } from '../scripts/start/report.ts';
import type { Measurement } from './benchmark.ts';
import { benchmarks, quickBenchmarks } from './benchmarks.ts';
import { fallenRatios } from './report/fallen-ratios.ts';
import { drawCurves, drawGoals, THEMES } from './report/plots.ts';
import { type ReportRow, readTables, replaceSection, tableOf } from './report/tables.ts';
import { openBenchEnvironment, sizeName } from './support/bench-environment.ts';
import { quickenPace } from './support/pace.ts';

const help = `npm run bench: runs the benchmarks of docs/performance.md, each with its limit in the same run, and writes the results there.

  --only P1,P4          only these benchmarks; the others of the page stay as they are
  --members 10000,...   numbers of members to measure with (default 10000,100000,1000000; the databases stay in var/bench)
  --server URL          use this PostgreSQL server instead of an own one in var/bench
  --dry                 print only
  --plots               only draw the plots again from the tables of docs/performance.md
  --quick               a few minutes among 10,000 members: prints each ratio that is more than 25 % worse than the committed one`;

type Options = { only?: string; members: string; server?: string; dry: boolean; quick: boolean };

async function measure(options: Options): Promise<void> {
  if (options.quick) quickenPace();
  const candidates = options.quick ? quickBenchmarks : benchmarks;
  const chosen = candidates.filter(({ id }) => !options.only || options.only.split(',').includes(id));
  const sizes = options.members.split(',').map(Number);
  if (chosen.length === 0 || sizes.some(size => !(size >= 1_000)))
    throw new UsageError(`Nothing to measure.\n\n${help}`);
  await buildWeb();
  const environment = await openBenchEnvironment(sizes, options.server);
  const measurements = new Map<string, Measurement[]>();
  try {
    for (const benchmark of chosen) {
      console.log(`${benchmark.id}  ${benchmark.title}`);
      const lines = await benchmark.measure(environment);
      measurements.set(benchmark.id, lines);
      for (const { label, ours, limit, result, goal, met } of lines)
        console.log(
          `    ${met === null ? '      ' : met ? 'met   ' : 'missed'} ${label}: ${result} (goal ${goal}; ${ours}${limit && `, limit ${limit}`})`,
        );
      if (!options.dry && !options.quick) await writeReport(measurements, sizes.map(sizeName));
    }
  } finally {
    await environment.close();
  }
  if (options.quick) reportFallen(measurements);
}

function reportFallen(measurements: Map<string, Measurement[]>): void {
  const rows: ReportRow[] = [...measurements].flatMap(([id, lines]) => lines.map(line => ({ id, ...line })));
  const fallen = fallenRatios(rows, readTables(readFileSync(page, 'utf8')));
  for (const line of fallen) console.log(`fallen  ${line}`);
  if (fallen.length === 0) console.log('No ratio fell by more than 25 % below the committed one.');
}

const page = path.resolve('docs/performance.md');

async function writeReport(measurements: Map<string, Measurement[]>, sizes: string[]): Promise<void> {
  const machine = await describeMachine();
  const day = new Date().toISOString().slice(0, 10);
  let text = readFileSync(page, 'utf8');
  for (const { id, title } of benchmarks) {
    const lines = measurements.get(id);
    if (!lines) continue;
    const conditions = `Measured on ${day} at ${sizes.join(', ')} members: ${machine}.`;
    text = replaceSection(
      text,
      id,
      [`### ${id}: ${title}`, '', conditions, '', ...tableOf(lines)].join('\n'),
    );
  }
  writeFileSync(page, text);
  drawPlots();
}

const plots = path.resolve('docs/performance');

function drawPlots(): void {
  const rows = readTables(readFileSync(page, 'utf8'));
  mkdirSync(plots, { recursive: true });
  for (const theme of THEMES) {
    writeFileSync(path.join(plots, `goals-${theme.name}.svg`), drawGoals(rows, theme));
    writeFileSync(path.join(plots, `curves-${theme.name}.svg`), drawCurves(rows, theme));
  }
}

async function describeMachine(): Promise<string> {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const browser = await promisify(execFile)(await findBrowser(), ['--version', '--no-sandbox'])
    .then(({ stdout }) => stdout.replace(/ built on .*/, '').trim())
    .catch(() => 'no browser');
  return `${cpus().length} cores (${processor?.model.trim()}), ${memory} GB, ${type()}, Node ${process.versions.node}, PostgreSQL 18 with synchronous_commit = on, ${browser}`;
}

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      members: { type: 'string', default: '10000,100000,1000000' },
      server: { type: 'string' },
      dry: { type: 'boolean', default: false },
      plots: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else if (values.plots) drawPlots();
  else await measure(values.quick ? { ...values, members: '10000' } : values);
} catch (error) {
  const wrong =
    error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE');
  fail(wrong ? new UsageError(`${error.message}\n\n${help}`) : error);
}
