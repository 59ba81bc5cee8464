import type { App, AppJob } from '../app.ts';
import { purgeDebits } from './direct-debit/purge-debits.ts';
import { backfillFreeCreditDecisions } from './free-credits/backfill-free-credit-decisions.ts';
import { purgeFormerMailboxes } from './free-credits/former-mailboxes.ts';
import { DELETE_CARDS_AT_PROVIDER, deleteCardsAtProvider } from './payments/delete-stored-card.ts';
import { purgePayers } from './payments/payers.ts';
import { reconcileLedger } from './reconciliation/reconcile-ledger.ts';
import { SEND_REFUNDS } from './refunds/request-refund.ts';
import { sendRefunds } from './refunds/send-refunds.ts';
import { returnCreditsJob } from './returns/return-credits.ts';

const RECONCILE = 'reconcile-ledger';
const BACKFILL_FREE_CREDIT_DECISIONS = 'backfill-free-credit-decisions';

/** @spec 5.8 D2.36 D4.2 */
export const creditJobs: AppJob[] = [
  returnCreditsJob,
  // Their schedules find what is to be retried.
  {
    name: SEND_REFUNDS,
    cron: '*/5 * * * *',
    run: (app, _data, isStopping) => sendRefunds(app, isStopping),
  },
  { name: DELETE_CARDS_AT_PROVIDER, cron: '*/5 * * * *', run: app => deleteCardsAtProvider(app) },
  { name: RECONCILE, cron: '27 * * * *', isKeyed: true, run: async app => void (await reconcileLedger(app)) },
  { name: 'purge-direct-debits', cron: '33 * * * *', run: app => purgeDebits(app) },
  { name: 'purge-payers', cron: '37 3 * * *', run: app => purgePayers(app) },
  { name: 'purge-former-mailboxes', cron: '41 3 * * *', run: app => purgeFormerMailboxes(app) },
  {
    name: BACKFILL_FREE_CREDIT_DECISIONS,
    cron: '11 4 * * *',
    isKeyed: true,
    run: (app, _, isStopping) => backfillFreeCreditDecisions(app, isStopping),
  },
];

/** All processes use the same key, so that each job runs only once. */
export async function scheduleStartupJobs({ jobs }: App): Promise<void> {
  for (const name of [RECONCILE, BACKFILL_FREE_CREDIT_DECISIONS])
    await jobs.send(name, {}, { key: 'after-start', startAfter: 10 });
}
