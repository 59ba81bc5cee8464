import type { App } from '../../app.ts';
import { eraseAccount } from './erase-account.ts';
import { gracePeriodCutoff } from './grace-period.ts';
import { selectAccountsToErase } from './queries.ts';

const BATCH_SIZE = 50;

/**
 * Erases accounts whose grace period has ended; the next run retries failures.
 * @spec 4.3 D4.5
 */
export async function eraseDueAccounts(app: App): Promise<void> {
  const deletedBefore = gracePeriodCutoff(app.clock.now());
  let last: { id: string; at: Date } | null = null;
  for (;;) {
    const accounts: { id: string; at: Date }[] = await selectAccountsToErase(
      app.db,
      deletedBefore,
      last,
      BATCH_SIZE,
    );
    for (const { id } of accounts) await eraseOrLog(app, id);
    last = accounts.at(-1) ?? null;
    if (accounts.length < BATCH_SIZE) return;
  }
}

async function eraseOrLog(app: App, accountId: string): Promise<void> {
  await eraseAccount(app, accountId, 'deleting').catch((error: unknown) => {
    app.log.error({ err: error, account: accountId }, 'account not erased yet');
  });
}
