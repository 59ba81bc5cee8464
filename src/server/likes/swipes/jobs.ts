import type { AppJob } from '../../app.ts';
import { purgeOldSwipes } from './purge-swipes.ts';

/** @spec D2.24 */
export const swipeJobs: AppJob[] = [
  { name: 'purge-swipes', cron: '29 4 * * *', run: app => purgeOldSwipes(app) },
];
