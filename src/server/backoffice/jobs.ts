import type { AppJob } from '../app.ts';
import { logAuditHead } from './audit/watch-audit-log.ts';
import { deleteExpiredStaffData } from './staff/queries.ts';

/** @spec D2.33 D5.10 */
export const backofficeJobs: AppJob[] = [
  {
    name: 'purge-expired-staff-data',
    cron: '23 * * * *',
    run: ({ db, clock }) => deleteExpiredStaffData(db, clock.now()),
  },
  { name: 'log-audit-head', cron: '11 * * * *', run: logAuditHead },
];
