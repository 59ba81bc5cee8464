import type { AppJob } from '../app.ts';
import { placeHidden } from './presence.ts';

export const profileJobs: AppJob[] = [
  { name: 'place-hidden', cron: '3 0 * * 1', run: app => placeHidden(app) },
];
