import type { AppJob } from '../../app.ts';
import { forgetSelfies } from './forget-selfies.ts';

export const verificationJobs: AppJob[] = [
  { name: 'forget-selfies', cron: '23 4 * * *', run: forgetSelfies },
];
