import { expect, test } from 'vitest';
import type { StaffJobQueue } from '#contract/staff-jobs';
import { isWorthALook } from './worth-a-look.ts';

const now = new Date('2026-03-14T12:00:00Z');
const quiet: StaffJobQueue = {
  ...{ name: 'purge-expired', cron: '37 * * * *', waiting: 0, waiting_since: null, planned: 0, active: 0 },
  ...{ failed: 0, last_done: '2026-03-14T11:37:00Z', last_failed: null, next_run: null },
};

test.each<[string, Partial<StaffJobQueue>, boolean]>([
  ['nothing waits and nothing failed', {}, false],
  ['a job has waited for seconds', { waiting: 1, waiting_since: '2026-03-14T11:59:30Z' }, false],
  ['a job has waited for ten minutes', { waiting: 1, waiting_since: '2026-03-14T11:50:00Z' }, true],
  ['a sent job was given up', { failed: 1 }, true],
  ['the last run of a schedule failed', { last_failed: '2026-03-14T11:50:00Z' }, true],
  ['a schedule never ran well', { last_done: null, last_failed: '2026-03-14T11:50:00Z' }, true],
  ['a run failed before the last good one', { last_failed: '2026-03-14T10:37:00Z' }, false],
])('a job needs a look or not: %s (spec D5.10)', (_case, changes, expected) => {
  expect(isWorthALook({ ...quiet, ...changes }, now)).toBe(expected);
});
