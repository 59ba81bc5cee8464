import type { Output } from '#contract/call';
import type { getChat } from '#contract/chats';
import { HIDDEN_MESSAGE_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
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

/** The member deleted messages up to `cleared_seq`. Messages up to `hidden_seq` are too old to show. */
export type HistoryBounds = { cleared_seq: number; hidden_seq: number };

const historyStart = ({ settings }: Pick<Site, 'settings'>, now: Date): Date =>
  new Date(now.getTime() - settings.history_days * DAY_MS);

/**
 * Returns null and 0 if the member has deleted all hidden messages.
 * @spec D1.12
 */
export function describeHiddenMessages(
  site: Pick<Site, 'settings'>,
  now: Date,
  bounds: HistoryBounds | undefined,
): Pick<Output<typeof getChat>, 'hidden_before' | 'hidden_seq'> {
  if (!bounds || bounds.hidden_seq <= bounds.cleared_seq) return { hidden_before: null, hidden_seq: 0 };
  return { hidden_before: historyStart(site, now).toISOString(), hidden_seq: bounds.hidden_seq };
}
