import type { AppJob } from '../app.ts';
import { forgetEvidence } from './evidence/keep-evidence.ts';
import { forgetFirstMessages } from './first-messages/forget.ts';
import { forgetGifs } from './gifs/forget-gifs.ts';
import { returnUnopened } from './returns/return-unopened.ts';
import { tendHistory } from './window/tend-history.ts';

export const chatJobs: AppJob[] = [
  {
    name: 'return-unopened',
    cron: '*/10 * * * *',
    run: (app, _data, isStopping) => returnUnopened(app, isStopping),
  },
  { name: 'forget-gifs', cron: '23 4 * * *', run: app => forgetGifs(app) },
  { name: 'tend-history', cron: '41 * * * *', run: (app, _data, isStopping) => tendHistory(app, isStopping) },
  { name: 'forget-first-messages', cron: '11 * * * *', run: app => forgetFirstMessages(app) },
  { name: 'forget-evidence', cron: '47 * * * *', run: app => forgetEvidence(app) },
];
