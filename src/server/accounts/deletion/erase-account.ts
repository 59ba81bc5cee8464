import type { App } from '../../app.ts';
import { erasePlatformData } from '../../platform/erase-platform-data.ts';
import { sessionsEnded } from '../../platform/live/session-check.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { loginLockoutKey } from '../login/lockout.ts';
import { selectKnownBrowsers } from '../login/login-queries.ts';
import { reauthenticationLockoutKey } from '../reauthentication/reauthenticate.ts';
import { recordErasure, writeErasureMark } from './erasure-marks.ts';
import { gracePeriodCutoff } from './grace-period.ts';
import {
  deleteAccountRow,
  deleteLoginFailures,
  type ErasableStatus,
  lockAccountToErase,
  markForErasure,
} from './queries.ts';

/**
 * The mark outside the database lets `replayErasures` repeat the erasure after a restored backup.
 * @returns whether this call erased the account
 * @spec 4.3 D1.13 D4.5
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
  for (const browserId of [null, ...(await selectKnownBrowsers(tx.db, accountId))])
    await deleteLoginFailures(tx.db, loginLockoutKey(app, siteId, email, browserId));
  await deleteLoginFailures(tx.db, reauthenticationLockoutKey(app, siteId, accountId));
  const ids = [accountId, profileId, exportId].filter(id => id !== null);
  await erasePlatformData(tx, { accountId, ids, siteId, email });
  await deleteAccountRow(tx.db, accountId);
  await recordErasure(app, tx.db, accountId, tx.now);
  if (profileId !== null) tx.publish(sessionsEnded(profileId));
  return true;
}
