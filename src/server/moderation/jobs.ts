import type { AppJob } from '../app.ts';
import { purgeCheckIns, runCheckIns } from './check-in/run-check-ins.ts';
import { purgeReportEvidence } from './reports/purge-report-evidence.ts';
import { weighAccount } from './signals/weigh-account.ts';
import { WEIGH_MEMBER } from './signals/weigh-name.ts';
import { purgeSignals, weighSignals } from './signals/weigh-signals.ts';
import { countRecipients, makeReportsOver } from './transparency/make-report.ts';

/** @spec D2.27 D5.5 D5.13 D5.14 */
export const moderationJobs: AppJob[] = [
  { name: 'purge-report-evidence', cron: '53 4 * * *', run: app => purgeReportEvidence(app) },
  { name: 'run-check-ins', cron: '* * * * *', run: (app, _data, isStopping) => runCheckIns(app, isStopping) },
  {
    name: 'purge-check-ins',
    cron: '*/10 * * * *',
    run: (app, _data, isStopping) => purgeCheckIns(app, isStopping),
  },
  {
    name: 'weigh-signals',
    cron: '* * * * *',
    run: (app, _data, isStopping) => weighSignals(app, isStopping),
  },
  {
    name: WEIGH_MEMBER,
    isPersonal: true,
    run: (app, data) => weighAccount(app, (data as { accountId: string }).accountId),
  },
  { name: 'purge-signals', cron: '29 4 * * *', run: app => purgeSignals(app) },
  { name: 'count-recipients', cron: '51 23 * * *', run: app => countRecipients(app) },
  { name: 'make-transparency-reports', cron: '10 3 2 1,7 *', run: app => makeReportsOver(app) },
];
