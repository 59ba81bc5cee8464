import type { App, AppJob } from '../app.ts';
import { checkAuditLog } from './audit/watch-audit-log.ts';
import { deleteExpiredStaffData } from './staff/queries.ts';
import { countDays } from './statistics/count-days.ts';

const COUNT_DAYS = 'count-daily-figures';

/** @spec D2.33 D5.10 */
export const backofficeJobs: AppJob[] = [
  {
    name: 'purge-expired-staff-data',
    cron: '23 * * * *',
    run: ({ db, clock }) => deleteExpiredStaffData(db, clock.now()),
  },
  {
    name: COUNT_DAYS,
    cron: '*/5 * * * *',
    isKeyed: true,
    run: (app, _, isStopping) => countDays(app, isStopping),
  },
  { name: 'check-audit-log', cron: '11 * * * *', run: checkAuditLog },
];

/** The charts of a new server are not empty. All processes use the same key, so that the job runs only once. */
export const countDaysAfterStart = async ({ jobs }: App): Promise<void> => {
  await jobs.send(COUNT_DAYS, {}, { key: 'after-start', startAfter: 5 });
};
