import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from './domains.ts';

const page = readFileSync('docs/jobs.md', 'utf8');
const [jobTable = '', workerTable = ''] = (page.split('\n## Jobs\n')[1] ?? '').split('\n## Workers\n');

const rowsOf = (table: string): string[][] =>
  table
    .split('\n## ')[0]
    ?.split('\n')
    .filter(line => line.startsWith('| `'))
    .map(line => line.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('`', ''))) ?? [];

test('docs/jobs.md names every job with its schedule, and says what happens when it fails (spec D1.3)', () => {
  const documented = rowsOf(jobTable).map(([, name, schedule]) => ({ name, schedule }));
  const actual = jobs.map(({ name, cron }) => ({ name, schedule: cron ?? 'sent' }));
  const byName = (a: { name?: string }, b: { name?: string }) => (a.name ?? '').localeCompare(b.name ?? '');
  expect(documented.toSorted(byName)).toEqual(actual.toSorted(byName));
  for (const [, name, , purpose, failure] of rowsOf(jobTable))
    expect([name, Boolean(purpose), Boolean(failure)]).toEqual([name, true, true]);
});

test('docs/jobs.md names every worker (spec D1.3)', () => {
  const sources = globSync('src/server/**/*.ts', { exclude: path => path.endsWith('.test.ts') })
    .map(file => readFileSync(file, 'utf8'))
    .filter(text => text.includes('startPoller({'));
  const workers = sources.flatMap(text => [...text.matchAll(/subject: '([^']+)'/g)].map(([, name]) => name));
  expect(rowsOf(workerTable).map(([, name]) => name)).toEqual(expect.arrayContaining(workers));
  expect(rowsOf(workerTable)).toHaveLength(workers.length);
});
