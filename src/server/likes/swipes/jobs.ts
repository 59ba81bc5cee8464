import type { AppJob } from '../../app.ts';
import { forgetOldSwipes } from './forget-swipes.ts';

export const swipeJobs: AppJob[] = [
  { name: 'forget-swipes', cron: '29 4 * * *', run: app => forgetOldSwipes(app) },
];
