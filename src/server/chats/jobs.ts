import type { AppJob } from '../app.ts';
import { returnUnopened } from './returns/return-unopened.ts';

export const chatJobs: AppJob[] = [
  { name: 'return-unopened', cron: '*/10 * * * *', run: app => returnUnopened(app) },
];
