import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { getStaffFactors as call } from '#contract/staff-passkeys';
import { presentPasskey } from '../../accounts/passkeys/get-passkeys.ts';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { lockOther } from './manage-staff.ts';
import { deletePasskeysOfStaff, deleteStaffPasskey, selectStaffPasskeys } from './passkey-queries.ts';
import {
  deleteOtherSessionsOf,
  deleteSessionsOf,
  lockStaff,
  selectStaffSession,
  updateStaff,
} from './queries.ts';
import { withoutPending } from './second-factor.ts';
import { queueFactorEmail } from './staff-emails.ts';

const withoutAuthenticator = { ...withoutPending, totp_secret: null, totp_step: 0 };

/** @spec D5.8 */
export async function getFactors({ db }: App, { staff }: StaffCaller): Promise<Output<typeof call>> {
  const [{ has_authenticator }, passkeys] = await Promise.all([
    selectStaffSession(db, staff.sessionHash),
    selectStaffPasskeys(db, staff.id),
  ]);
  return { authenticator: Boolean(has_authenticator), passkeys: passkeys.map(presentPasskey) };
}

/**
 * Ends the person's other sessions, because the lost device may have one.
 * @throws not_found also for somebody else's passkey; last_second_factor
 * @spec D2.33 D5.8
 */
export const removeStaffPasskey = (app: App, caller: StaffCaller, id: string): Promise<void> =>
  removeFactor(app, caller, 'staff.passkey_removed', async ({ db }) => {
    const removed = await deleteStaffPasskey(db, { id, staffId: caller.staff.id });
    if (!removed) throw new ApiError('not_found');
  });

/**
 * @throws last_second_factor
 * @spec D2.33 D5.8
 */
export const removeAuthenticator = (app: App, caller: StaffCaller): Promise<void> =>
  removeFactor(app, caller, 'staff.authenticator_removed', ({ db }) =>
    updateStaff(db, caller.staff.id, withoutAuthenticator),
  );

const removeFactor = (
  app: App,
  caller: StaffCaller,
  action: `staff.${string}`,
  remove: (tx: Tx) => Promise<unknown>,
): Promise<void> =>
  transact(app, async tx => {
    const { id, sessionHash } = caller.staff;
    await lockStaff(tx.db, id);
    await remove(tx);
    const { totp_secret: authenticator } = await lockStaff(tx.db, id);
    const passkeys = await selectStaffPasskeys(tx.db, id);
    if (!authenticator && passkeys.length === 0) throw new ApiError('last_second_factor');
    await deleteOtherSessionsOf(tx.db, id, sessionHash);
    await queueFactorEmail(app, tx, caller.site, caller.staff, 'removed');
    await recordAudit(tx, auditActorOf(app, caller), { action });
  });

/**
 * For somebody else who lost their phone or passkey. They set up a second factor again after the next login.
 * @throws not_found, forbidden
 * @spec D2.33 D5.8
 */
export const resetStaffFactors = (app: App, caller: StaffCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    await lockOther(tx, caller, id);
    const { email, name, language } = await lockStaff(tx.db, id);
    await updateStaff(tx.db, id, withoutAuthenticator);
    await deletePasskeysOfStaff(tx.db, id);
    await deleteSessionsOf(tx.db, id);
    const person = { email, name, language: language === 'nl' ? ('nl' as const) : ('en' as const) };
    await queueFactorEmail(app, tx, caller.site, person, 'reset');
    await recordAudit(tx, auditActorOf(app, caller), {
      action: 'staff.factor_reset',
      details: { staff: id },
    });
  });
