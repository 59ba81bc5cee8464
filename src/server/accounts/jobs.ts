import { UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import type { App, AppJob } from '../app.ts';
import { purgeUnreferencedFiles } from '../platform/unreferenced-files.ts';
import { accountRequestJob } from './account-requests/process-account-request.ts';
import { endBansThatAreOver } from './bans/ban-account.ts';
import { eraseAccount } from './deletion/erase-account.ts';
import { eraseDueAccounts } from './deletion/erase-due-accounts.ts';
import { purgeOldErasures } from './deletion/erasure-marks.ts';
import { replayErasures } from './deletion/replay-erasures.ts';
import { makeExport } from './export/make-export.ts';
import { deleteExpiredExports, selectStalledExports } from './export/queries.ts';
import { KNOWN_BROWSER_DAYS } from './login/known-browser.ts';
import { deleteExpiredLoginData } from './login/login-queries.ts';
import { selectUnconfirmed } from './queries.ts';

/** @spec D2.20 D2.21 D4.5 D5.7 */
export const accountJobs: AppJob[] = [
  accountRequestJob,
  { name: 'make-export', isKeyed: true, run: (app, data) => makeExport(app, (data as { id: string }).id) },
  { name: 'maintain-exports', cron: '*/10 * * * *', run: app => maintainExports(app) },
  { name: 'purge-expired-login-data', cron: '17 * * * *', run: app => purgeExpiredLoginData(app) },
  { name: 'end-bans', cron: '* * * * *', run: endBansThatAreOver },
  { name: 'erase-unconfirmed-accounts', cron: '41 3 * * *', run: eraseUnconfirmedAccounts },
  { name: 'erase-accounts', cron: '*/10 * * * *', run: app => eraseDueAccounts(app) },
  { name: 'replay-erasures', cron: '57 * * * *', run: async app => void (await replayErasures(app)) },
  { name: 'purge-old-erasures', cron: '7 4 * * *', run: app => purgeOldErasures(app) },
];

/** Longer than the 10 minutes after which the job queue ends each try. */
const STALLED_MS = 15 * MINUTE_MS;

/**
 * Deletes expired exports, and restarts exports whose job was interrupted.
 * @spec D5.7
 */
export async function maintainExports(app: App): Promise<void> {
  const now = app.clock.now();
  await deleteExpiredExports(app.db, now);
  await purgeUnreferencedFiles(app);
  for (const { id } of await selectStalledExports(app.db, new Date(now.getTime() - STALLED_MS)))
    await app.jobs.send('make-export', { id }, { key: id });
}

/** @spec D2.19 D2.20 D2.21 */
export async function purgeExpiredLoginData(app: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredLoginData(app.db, {
    now,
    weekAgo: daysAgo(7),
    monthAgo: daysAgo(30),
    yearAgo: daysAgo(KNOWN_BROWSER_DAYS),
  });
}

const BATCH_SIZE = 100;

/**
 * Erases accounts unconfirmed for 30 days, because their address may belong to another person.
 * @spec 4.2
 */
export async function eraseUnconfirmedAccounts(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - UNCONFIRMED_ACCOUNT_DAYS * DAY_MS);
  for (;;) {
    const due = await selectUnconfirmed(app.db, before, BATCH_SIZE);
    for (const accountId of due) await eraseAccount(app, accountId, 'not_confirmed');
    if (due.length < BATCH_SIZE) return;
  }
}
