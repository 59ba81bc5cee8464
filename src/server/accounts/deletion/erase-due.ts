import type { App } from '../../app.ts';
import { eraseAccount } from './erase-account.ts';
import { graceBegan } from './grace.ts';
import { selectDue } from './queries.ts';

const AT_ONCE = 50;

/**
 * Erases every account whose owner left 14 days ago or more (section 9), each in a transaction of its own: one that fails is told to
 * the log and left to the next run. May run several times at once, and be cut short.
 */
export async function eraseDue(app: App): Promise<void> {
  const due = graceBegan(app.clock.now());
  let last: { id: string; at: Date } | null = null;
  for (;;) {
    const accounts: { id: string; at: Date }[] = await selectDue(app.db, due, last, AT_ONCE);
    for (const { id } of accounts) await eraseOrTell(app, id);
    last = accounts.at(-1) ?? null;
    if (accounts.length < AT_ONCE) return;
  }
}

async function eraseOrTell(app: App, accountId: string): Promise<void> {
  await eraseAccount(app, accountId, 'deleting').catch((error: unknown) => {
    app.log.error({ err: error, account: accountId }, 'account not erased yet');
  });
}
