import type { App } from '../../app.ts';
import { forgetAbout } from '../../platform/forget-about.ts';
import { loginsEnded } from '../../platform/live/login-check.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { loginAddress } from '../login/login-address.ts';
import { ownPasswordAddress } from '../proof/confirm-password.ts';
import { deleteRequestsAbout } from '../requests/queries.ts';
import { confirmErased, markErased } from './erasure-marks.ts';
import { graceBegan } from './grace.ts';
import {
  condemn,
  deleteAccount,
  deleteFailures,
  type Erasable,
  lockCondemned,
  selectBrowserIds,
} from './queries.ts';

/**
 * Erases an account for good, with everything that is his (decisions, "Deleting an account"): one that was left 14 days ago, or one
 * that still waits for its confirmation. The ledger stays without him. Safe to repeat, to be cut short and to run twice at once:
 * it is condemned first, so that nobody enters it again; then marked outside of the database, so that a restored one is told; and
 * what its erasing did not reach is reached by the job.
 * @param standing how the account stands for whoever asks; of one that stands otherwise by now nothing is touched
 * @returns whether it was erased by this call
 */
export async function eraseAccount(app: App, accountId: string, standing: Erasable): Promise<boolean> {
  const due = graceBegan(app.clock.now());
  if (!(await condemn(app.db, accountId, standing, due))) return false;
  await markErased(app, accountId);
  return transact(app, tx => erase(app, tx, accountId, due));
}

async function erase(app: App, tx: Tx, accountId: string, due: Date): Promise<boolean> {
  const account = await lockCondemned(tx.db, accountId, due);
  if (!account) return false;
  const { profileId, exportId, siteId, email } = account;
  await app.hooks.onErase.run(tx, { accountId, profileId, siteId, email });
  for (const browserId of [null, ...(await selectBrowserIds(tx.db, accountId))])
    await deleteFailures(tx.db, loginAddress(app, siteId, email, browserId));
  await deleteFailures(tx.db, ownPasswordAddress(app, siteId, accountId));
  await deleteRequestsAbout(tx.db, siteId, email);
  const ids = [accountId, profileId, exportId].filter(id => id !== null);
  await forgetAbout(tx, { accountId, ids, siteId, email });
  await deleteAccount(tx.db, accountId);
  await confirmErased(app, tx.db, accountId, tx.now);
  if (profileId !== null) tx.notify(loginsEnded(profileId));
  return true;
}
