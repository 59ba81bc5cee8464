import type { AppJob } from '../app.ts';
import { removeLooseFiles } from './remove-loose-files.ts';

export const photoJobs: AppJob[] = [
  { name: 'remove-loose-files', cron: '*/5 * * * *', run: app => removeLooseFiles(app) },
];
