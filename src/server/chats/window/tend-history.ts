import { HIDDEN_MESSAGE_RETENTION_DAYS } from '#contract/constants';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { deleteBefore, hideBefore, type Window } from './queries.ts';
import { shownSince } from './what-is-hidden.ts';

const AT_ONCE = 100;
const KEPT_MS = HIDDEN_MESSAGE_RETENTION_DAYS * 86_400_000;

/**
 * Hides messages that are older than the site shows them (section 9, setting `history_days`) from both, and deletes them 30 days
 * later, unless an open report holds them; a batch a transaction, until nothing is due at the moment it began, or `isStopping` says so.
 */
export async function tendHistory(app: App, isStopping = () => false): Promise<void> {
  const now = app.clock.now();
  for (const site of app.sites.all())
    for (const [tend, window] of [
      [hideBefore, windowOf(site, now)],
      [deleteBefore, windowOf(site, now, KEPT_MS)],
    ] as const)
      while (!isStopping() && (await transact(app, tx => tend(tx.db, window))) > 0);
}

const windowOf = (site: Site, now: Date, longerMs = 0): Window => ({
  siteId: site.id,
  since: new Date(shownSince(site, now).getTime() - longerMs),
  now,
  limit: AT_ONCE,
});
