import type { AppJob } from '../app.ts';
import { forgetGifs } from './gifs/forget-gifs.ts';
import { returnUnopened } from './returns/return-unopened.ts';

export const chatJobs: AppJob[] = [
  { name: 'return-unopened', cron: '*/10 * * * *', run: app => returnUnopened(app) },
  { name: 'forget-gifs', cron: '23 4 * * *', run: app => forgetGifs(app) },
];
