import type { AppJob } from '../app.ts';
import { purgeCheckIns, runCheckIns } from './check-in/run-check-ins.ts';
import { purgeReportEvidence } from './reports/purge-report-evidence.ts';

/** @spec D2.27 D5.5 */
export const moderationJobs: AppJob[] = [
  { name: 'purge-report-evidence', cron: '53 4 * * *', run: app => purgeReportEvidence(app) },
  { name: 'run-check-ins', cron: '* * * * *', run: (app, _data, isStopping) => runCheckIns(app, isStopping) },
  {
    name: 'purge-check-ins',
    cron: '*/10 * * * *',
    run: (app, _data, isStopping) => purgeCheckIns(app, isStopping),
  },
];
