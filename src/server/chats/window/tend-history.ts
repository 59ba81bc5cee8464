import { HIDDEN_KEPT_DAYS } from '#contract/constants';
import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { deleteBefore, hideBefore, type Window } from './queries.ts';
import { shownSince } from './what-is-hidden.ts';

const AT_ONCE = 100;
const KEPT_MS = HIDDEN_KEPT_DAYS * 86_400_000;

/**
 * Hides messages that are older than the site shows them (section 9, setting `history_days`) from both, and deletes them 30 days
 * later, unless an open report holds them; a batch a transaction.
 */
export async function tendHistory(app: App): Promise<void> {
  for (const site of app.sites.all()) {
    while ((await transact(app, tx => hideBefore(tx.db, windowOf(tx, site)))) > 0);
    while ((await transact(app, tx => deleteBefore(tx.db, windowOf(tx, site, KEPT_MS)))) > 0);
  }
}

const windowOf = ({ now }: Tx, site: Site, longerMs = 0): Window => ({
  siteId: site.id,
  since: new Date(shownSince(site, now).getTime() - longerMs),
  now,
  limit: AT_ONCE,
});
