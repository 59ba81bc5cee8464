import type { AppJob } from '../app.ts';
import { purgeReportEvidence } from './reports/purge-report-evidence.ts';

/** @spec D2.27 D5.5 */
export const moderationJobs: AppJob[] = [
  { name: 'purge-report-evidence', cron: '53 4 * * *', run: app => purgeReportEvidence(app) },
];
