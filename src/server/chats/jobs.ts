import type { AppJob } from '../app.ts';
import { purgeEvidence } from './evidence/message-evidence.ts';
import { purgeFirstMessages } from './first-messages/first-message-limit.ts';
import { purgeGifs } from './gifs/gif-files.ts';
import { applyHistoryLimit } from './history/apply-history-limit.ts';
import { remindByPush } from './notifications/push-reminders.ts';
import { queueMessageEmails } from './notifications/queue-message-emails.ts';
import { returnCreditsOfUnopened } from './returns/return-credits-of-unopened.ts';
import { purgeViews } from './viewing/record-view.ts';

/** @spec D5.1 D1.12 D2.48 */
export const chatJobs: AppJob[] = [
  {
    name: 'return-unopened',
    cron: '*/10 * * * *',
    run: (app, _data, isStopping) => returnCreditsOfUnopened(app, isStopping),
  },
  {
    name: 'queue-message-emails',
    cron: '* * * * *',
    run: (app, _data, isStopping) => queueMessageEmails(app, isStopping),
  },
  { name: 'purge-gifs', cron: '23 4 * * *', run: app => purgeGifs(app) },
  {
    name: 'apply-history-limit',
    cron: '41 * * * *',
    run: (app, _data, isStopping) => applyHistoryLimit(app, isStopping),
  },
  { name: 'purge-first-messages', cron: '11 * * * *', run: app => purgeFirstMessages(app) },
  {
    name: 'remind-by-push',
    cron: '*/15 * * * *',
    run: (app, _data, isStopping) => remindByPush(app, isStopping),
  },
  { name: 'purge-views', cron: '*/5 * * * *', run: app => purgeViews(app) },
  { name: 'purge-evidence', cron: '47 * * * *', run: app => purgeEvidence(app) },
];
