import type { AppJob } from '../app.ts';
import { accountRequestJob } from './account-requests/process-account-request.ts';
import { eraseUnconfirmedAccounts } from './activation/erase-unconfirmed.ts';
import { eraseDueAccounts } from './deletion/erase-due-accounts.ts';
import { purgeOldErasures } from './deletion/purge-old-erasures.ts';
import { replayErasures } from './deletion/replay-erasures.ts';
import { exportJobs } from './export/jobs.ts';
import { purgeExpiredLoginData } from './purge-expired.ts';

/** @spec D2.20 D2.21 D4.5 */
export const accountJobs: AppJob[] = [
  accountRequestJob,
  ...exportJobs,
  { name: 'purge-expired-login-data', cron: '17 * * * *', run: app => purgeExpiredLoginData(app) },
  { name: 'erase-unconfirmed-accounts', cron: '41 3 * * *', run: eraseUnconfirmedAccounts },
  { name: 'erase-accounts', cron: '*/10 * * * *', run: app => eraseDueAccounts(app) },
  { name: 'replay-erasures', cron: '57 * * * *', run: async app => void (await replayErasures(app)) },
  { name: 'purge-old-erasures', cron: '7 4 * * *', run: app => purgeOldErasures(app) },
];
