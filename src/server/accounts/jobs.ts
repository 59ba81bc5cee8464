import type { AppJob } from '../app.ts';
import { forgetUnconfirmed } from './activation/forget-unconfirmed.ts';
import { forgetExpired } from './forget-expired.ts';

export const accountJobs: AppJob[] = [
  { name: 'forget-expired-logins', cron: '17 * * * *', run: app => forgetExpired(app) },
  { name: 'forget-unconfirmed', cron: '41 3 * * *', run: forgetUnconfirmed },
];
