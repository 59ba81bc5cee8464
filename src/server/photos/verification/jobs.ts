import type { AppJob } from '../../app.ts';
import { purgeSelfies } from './purge-selfies.ts';

/** @spec D5.9 */
export const verificationJobs: AppJob[] = [{ name: 'purge-selfies', cron: '23 4 * * *', run: purgeSelfies }];
