import type { AppJob } from '../app.ts';
import { stoppingInTime } from '../notifications/runs/continue-run.ts';
import { type LaterUpdates, SEND_WEEKLY_UPDATES_LATER } from './weekly-update/send-later.ts';
import { sendLaterUpdates, sendWeeklyUpdates } from './weekly-update/send-weekly-updates.ts';

/** @spec D2.48 */
export const searchJobs: AppJob[] = [
  {
    // Somewhere it is Thursday, 18:00 from Thursday 4:00 to Friday 6:00 UTC.
    name: 'send-weekly-updates',
    cron: '*/5 * * * 4-6,0',
    run: (app, _data, isStopping) => sendWeeklyUpdates(app, { isStopping: stoppingInTime(app, isStopping) }),
  },
  {
    name: SEND_WEEKLY_UPDATES_LATER,
    run: (app, data, _isStopping, attempt) => sendLaterUpdates(app, data as LaterUpdates, attempt),
  },
];
