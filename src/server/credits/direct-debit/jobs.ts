import type { AppJob } from '../../app.ts';
import { forgetDebits } from './forget-debits.ts';

export const debitJobs: AppJob[] = [
  { name: 'forget-direct-debits', cron: '33 * * * *', run: app => forgetDebits(app) },
];
