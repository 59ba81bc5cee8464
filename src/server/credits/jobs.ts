import type { App, AppJob } from '../app.ts';
import { reconcile } from './books/reconcile.ts';
import { forgetDebits } from './direct-debit/forget-debits.ts';
import { forgetFormerMailboxes } from './welcome/former-mailboxes.ts';
import { noteEarlierWelcomes } from './welcome/note-earlier.ts';

const RECONCILE = 'reconcile-books';
const EARLIER = 'note-earlier-welcomes';

export const creditJobs: AppJob[] = [
  { name: RECONCILE, cron: '27 * * * *', run: async app => void (await reconcile(app)) },
  { name: 'forget-direct-debits', cron: '33 * * * *', run: app => forgetDebits(app) },
  { name: 'forget-former-mailboxes', cron: '41 3 * * *', run: app => forgetFormerMailboxes(app) },
  {
    name: EARLIER,
    cron: '11 4 * * *',
    run: (app, _, isStopping) => noteEarlierWelcomes(app, isStopping),
  },
];

/** Has the books compared, and earlier welcomes noted, soon after a start, too, once however many processes start. */
export async function runSoon({ jobs }: App): Promise<void> {
  for (const name of [RECONCILE, EARLIER])
    await jobs.send(name, {}, { key: 'after-start', afterSeconds: 10 });
}
