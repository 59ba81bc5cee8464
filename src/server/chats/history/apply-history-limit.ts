import { HIDDEN_MESSAGE_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { historyStart } from './hidden-messages.ts';
import { deleteMessagesBefore, type HistoryWindow, hideMessagesBefore } from './queries.ts';

const CONVERSATIONS_PER_BATCH = 100;
const STORED_HIDDEN_MS = HIDDEN_MESSAGE_RETENTION_DAYS * DAY_MS;

/**
 * Hides old messages, and deletes them 30 days later. An open report postpones the deletion.
 * @spec D1.12 9
 */
export async function applyHistoryLimit(app: App, isStopping = () => false): Promise<void> {
  const now = app.clock.now();
  for (const site of app.sites.all())
    for (const [apply, window] of [
      [hideMessagesBefore, historyWindowOf(site, now)],
      [deleteMessagesBefore, historyWindowOf(site, now, STORED_HIDDEN_MS)],
    ] as const)
      while (!isStopping() && (await transact(app, tx => apply(tx.db, window))) > 0);
}

const historyWindowOf = (site: Site, now: Date, longerMs = 0): HistoryWindow => ({
  siteId: site.id,
  since: new Date(historyStart(site, now).getTime() - longerMs),
  now,
  limit: CONVERSATIONS_PER_BATCH,
});
