import type { App, AppJob } from '../app.ts';
import { reconcile } from './books/reconcile.ts';
import { forgetDebits } from './direct-debit/forget-debits.ts';
import { forgetFormerMailboxes } from './welcome/former-mailboxes.ts';

const RECONCILE = 'reconcile-books';

export const creditJobs: AppJob[] = [
  { name: RECONCILE, cron: '27 * * * *', run: async app => void (await reconcile(app)) },
  { name: 'forget-direct-debits', cron: '33 * * * *', run: app => forgetDebits(app) },
  { name: 'forget-former-mailboxes', cron: '41 3 * * *', run: app => forgetFormerMailboxes(app) },
];

/** Has the books compared soon after a start, too, once however many processes start. */
export const reconcileSoon = ({ jobs }: App): Promise<void> =>
  jobs.send(RECONCILE, {}, { key: 'after-start', afterSeconds: 10 });
