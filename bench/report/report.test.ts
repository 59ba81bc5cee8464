import { expect, test } from 'vitest';
import type { Measurement } from '../benchmark.ts';
import { fallenRatios } from './fallen-ratios.ts';
import { curvesOf, drawGoals, scoreOf, THEMES } from './plots.ts';
import { type ReportRow, readTables, replaceSection, tableOf } from './tables.ts';

const sends: Measurement = {
  ...{ label: 'sends at 10k', ours: '1,684 /s', limit: '1,343 /s' },
  ...{ result: '1.25 x', goal: '>= 1.2 x', met: true },
};
const delay: Measurement = {
  ...{ label: 'p95 at 500/s', ours: '12 ms', limit: '4 ms', result: '3.00 x', goal: '<= 2.5 x', met: false },
};
const styles: Measurement = {
  ...{ label: 'styles of /members', ours: '15 kB', limit: '', result: '15 kB', goal: '<= 30 kB', met: true },
};
const row = (measurement: Measurement, change: Partial<Measurement> = {}): ReportRow => ({
  ...{ id: 'P1', ...measurement, ...change },
});

test('the tables of the page are read as they were written', () => {
  const empty = '# Performance\n<!-- P1 -->\n<!-- /P1 -->\n<!-- P2 -->\n<!-- /P2 -->\n';
  const written = replaceSection(empty, 'P1', ['### P1', ...tableOf([sends, delay])].join('\n'));
  const page = replaceSection(written, 'P2', tableOf([{ ...styles, met: null }]).join('\n'));
  expect(readTables(page)).toEqual([
    { id: 'P1', ...sends },
    { id: 'P1', ...delay },
    { id: 'P2', ...styles, met: null },
  ]);
  expect(() => replaceSection(page, 'P3', '')).toThrow('no place for P3');
});

test('a ratio that is worse by more than a quarter is reported, whether more or less is better', () => {
  const committed = [row(sends), row(delay), row(styles)];
  const now = (sent: string, delayed: string) =>
    fallenRatios([row(sends, { result: sent }), row(delay, { result: delayed }), row(styles)], committed);
  expect(now('0.94 x', '3.99 x')).toEqual([]);
  expect(now('0.93 x', '4.01 x')).toEqual([
    'P1 sends at 10k: 0.93 x, 1.25 x committed (goal >= 1.2 x)',
    'P1 p95 at 500/s: 4.01 x, 3.00 x committed (goal <= 2.5 x)',
  ]);
  expect(fallenRatios([row(sends, { label: 'sends at 1M', result: '0.01 x' })], committed)).toEqual([]);
});

test('a plot shows ratios only, and a value of 1 or more means that the goal is met', () => {
  expect(scoreOf(row(sends))).toBeCloseTo(1.25 / 1.2);
  expect(scoreOf(row(delay))).toBeCloseTo(2.5 / 3);
  for (const theme of THEMES) {
    const plot = drawGoals([row(sends), row(delay), row(styles)], theme);
    expect(plot).toContain('1.25 x');
    expect(plot).not.toContain('styles');
    expect(plot.match(new RegExp(theme.missed, 'g'))).toHaveLength(1);
  }
});

test('a curve has a point for each number of members', () => {
  const at = (size: string, ours: string) =>
    row(sends, { label: `HTTP p95 at ${size} beside bare SQL`, ours });
  const growth = row(sends, { label: 'HTTP p95 at 1M beside 10k', ours: '9 ms' });
  expect(curvesOf([at('10k', '4 ms'), at('1M', '1,005 ms'), growth])).toEqual([
    {
      ...{ label: 'P1 HTTP p95', unit: 'ms' },
      points: [
        { members: 10_000, value: 4 },
        { members: 1_000_000, value: 1005 },
      ],
    },
  ]);
});
