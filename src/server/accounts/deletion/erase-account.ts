import type { App } from '../../app.ts';
import { erasePlatformData } from '../../platform/erase-platform-data.ts';
import { sessionsEnded } from '../../platform/live/session-check.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { deleteAccountRequestsForEmail } from '../account-requests/queries.ts';
import { loginLockoutKey } from '../login/lockout-key.ts';
import { reauthenticationLockoutKey } from '../reauthentication/confirm-password.ts';
import { recordErasure, writeErasureMark } from './erasure-marks.ts';
import { gracePeriodCutoff } from './grace-period.ts';
import {
  deleteAccountRow,
  deleteLoginFailures,
  type ErasableStatus,
  lockAccountToErase,
  markForErasure,
  selectBrowserIds,
} from './queries.ts';

/**
 * Erases an account for good, with everything that is his (decisions, "Deleting an account"): one that was left 14 days ago, or one
 * that still waits for its confirmation. The ledger stays without him. Safe to repeat, to be cut short and to run twice at once:
 * it is condemned first, so that nobody enters it again; then marked outside of the database, so that a restored one is told; and
 * what its erasing did not reach is reached by the job.
 * @param status how the account stands for whoever asks; of one that stands otherwise by now nothing is touched
 * @returns whether it was erased by this call
 */
export async function eraseAccount(app: App, accountId: string, status: ErasableStatus): Promise<boolean> {
  const deletedBefore = gracePeriodCutoff(app.clock.now());
  if (!(await markForErasure(app.db, accountId, status, deletedBefore))) return false;
  await writeErasureMark(app, accountId);
  return transact(app, tx => eraseMarked(app, tx, accountId, deletedBefore));
}

async function eraseMarked(app: App, tx: Tx, accountId: string, deletedBefore: Date): Promise<boolean> {
  const account = await lockAccountToErase(tx.db, accountId, deletedBefore);
  if (!account) return false;
  const { profileId, exportId, siteId, email } = account;
  await app.hooks.onErase.run(tx, { accountId, profileId, siteId, email });
  for (const browserId of [null, ...(await selectBrowserIds(tx.db, accountId))])
    await deleteLoginFailures(tx.db, loginLockoutKey(app, siteId, email, browserId));
  await deleteLoginFailures(tx.db, reauthenticationLockoutKey(app, siteId, accountId));
  await deleteAccountRequestsForEmail(tx.db, siteId, email);
  const ids = [accountId, profileId, exportId].filter(id => id !== null);
  await erasePlatformData(tx, { accountId, ids, siteId, email });
  await deleteAccountRow(tx.db, accountId);
  await recordErasure(app, tx.db, accountId, tx.now);
  if (profileId !== null) tx.publish(sessionsEnded(profileId));
  return true;
}
