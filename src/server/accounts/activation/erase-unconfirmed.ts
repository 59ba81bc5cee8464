import { UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { eraseAccount } from '../deletion/erase-account.ts';
import { selectUnconfirmed } from '../queries.ts';

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
