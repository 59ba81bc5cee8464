import type { Output, QueryOut } from '#contract/call';
import { formatCursor, parseCursor } from '#contract/cursor';
import {
  type getFailedJobs as failedCall,
  JOB_COUNT_CAP,
  type getStaffJobs as jobsCall,
} from '#contract/staff-jobs';
import type { App, AppJob } from '../../app.ts';
import { type FailedJob, selectFailedJobs, selectQueueLoads } from '../../platform/job-lists.ts';
import { countFailedJobs, nextRun } from '../../platform/jobs.ts';
import { mayHandleFailedJobs } from './handle-failed-jobs.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 */
export async function getStaffJobs(app: App, jobs: readonly AppJob[]): Promise<Output<typeof jobsCall>> {
  const { db, clock } = app;
  const now = clock.now();
  const names = jobs.map(({ name }) => name);
  const scheduled = jobs.filter(({ cron }) => cron !== undefined).map(({ name }) => name);
  const [loads, failed] = await Promise.all([
    selectQueueLoads(db, { names, scheduled, now, limit: JOB_COUNT_CAP }),
    countFailedJobs(db),
  ]);
  const queues = jobs.map(({ name, cron }) => {
    const load = loads.get(name);
    return {
      ...{ name, cron: cron ?? null },
      ...{ waiting: load?.waiting ?? 0, planned: load?.planned ?? 0, active: load?.active ?? 0 },
      failed: failed[name] ?? 0,
      waiting_since: load?.since?.toISOString() ?? null,
      last_done: load?.lastDone?.toISOString() ?? null,
      last_failed: load?.lastFailed?.toISOString() ?? null,
      next_run: cron === undefined ? null : nextRun(cron, now),
    };
  });
  return { queues, may_handle: mayHandleFailedJobs(app) };
}

/** @spec D5.10 */
export async function getFailedJobs(
  { db }: App,
  { queue, before }: QueryOut<typeof failedCall>,
): Promise<Output<typeof failedCall>> {
  const rows = await selectFailedJobs(db, { queue, before: parseCursor(before) }, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    jobs: shown.map(({ id, queue: name, attempts, sentAt, failedAt, ...error }) => ({
      ...{ id, queue: name, attempts, error: errorOf(error) },
      sent_at: sentAt?.toISOString() ?? null,
      failed_at: failedAt.toISOString(),
    })),
    next: last && rows.length > PAGE_SIZE ? formatCursor({ at: last.failedAt, id: last.id }) : null,
  };
}

/** Whatever code threw it, a name or code of another form may contain data. */
const isIdentifier = (text: string | null): text is string => /^[\w$]{1,60}$/.test(text ?? '');

const errorOf = ({ errorName, errorCode }: Pick<FailedJob, 'errorName' | 'errorCode'>): string =>
  [isIdentifier(errorName) ? errorName : 'Error', errorCode].filter(isIdentifier).join(' ');
