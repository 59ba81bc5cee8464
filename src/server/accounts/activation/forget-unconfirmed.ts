import { UNCONFIRMED_DAYS } from '#contract/constants';
import type { App } from '../../app.ts';
import { loginsEnded } from '../../platform/live/sockets.ts';
import { transact } from '../../platform/transact.ts';
import { deleteUnconfirmed, selectUnconfirmed } from './queries.ts';

const AT_ONCE = 100;

/** Removes accounts that nobody confirmed for 30 days: their address may be that of a stranger, which is not ours to keep. */
export async function forgetUnconfirmed(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - UNCONFIRMED_DAYS * 86_400_000);
  for (;;) {
    const due = await selectUnconfirmed(app.db, before, AT_ONCE);
    for (const accountId of due) await forget(app, accountId);
    if (due.length < AT_ONCE) return;
  }
}

/** Confirmed at the last moment it stays: the removal looks again. */
const forget = (app: App, accountId: string): Promise<void> =>
  transact(app, async tx => {
    const gone = await deleteUnconfirmed(tx.db, accountId);
    if (gone) tx.notify(loginsEnded(gone.profileId));
  });
