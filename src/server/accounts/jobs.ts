import type { AppJob } from '../app.ts';
import { forgetExpired } from './forget-expired.ts';

export const accountJobs: AppJob[] = [
  { name: 'forget-expired-logins', cron: '17 * * * *', run: app => forgetExpired(app) },
];
