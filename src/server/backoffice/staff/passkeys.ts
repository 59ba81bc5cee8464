import type { Output } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { PasskeyEntry, RegistrationResponse } from '#contract/passkeys';
import type { FactorProof } from '#contract/staff';
import type { beginAddingStaffPasskey as beginCall } from '#contract/staff-passkeys';
import { creationOptionsOf, relyingParty, staffHandleOf } from '../../accounts/passkeys/ceremony.ts';
import { presentPasskey } from '../../accounts/passkeys/get-passkeys.ts';
import { defaultPasskeyName, verifyRegistration } from '../../accounts/passkeys/verify-response.ts';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import { issueStaffChallenge, redeemStaffChallenge } from './give-passkey.ts';
import { insertStaffPasskey, selectStaffPasskeys, updateStaffPasskeyName } from './passkey-queries.ts';
import { deleteOtherSessionsOf, lockStaff, markSessionVerified, updateStaff } from './queries.ts';
import { proveFactor, withoutPending } from './second-factor.ts';
import { queueFactorEmail } from './staff-emails.ts';

/**
 * @throws passkey_limit, and errors of `proveFactor`
 * @spec D2.33 D5.8
 */
export async function beginAddingStaffPasskey(
  app: App,
  caller: StaffCaller,
  proof: FactorProof,
): Promise<Output<typeof beginCall>> {
  await proveFactor(app, caller, proof);
  const { staff, site } = caller;
  const existing = await selectStaffPasskeys(app.db, staff.id);
  if (existing.length >= PASSKEYS.max) throw new ApiError('passkey_limit');
  const challenge = await issueStaffChallenge(app, caller, 'add');
  const rp = { id: relyingParty(app, caller).rpId, name: site.settings.name };
  const handle = staffHandleOf(staff.id);
  return { options: creationOptionsOf({ challenge, rp, handle, name: staff.email, existing }) };
}

/**
 * Counts as giving the second factor. Other sessions of the person end, because somebody else may have one.
 * @throws passkey_refused if the response is for another origin, challenge or session; passkey_limit
 * @spec D2.33 D5.8
 */
export async function addStaffPasskey(
  app: App,
  caller: StaffCaller,
  made: RegistrationResponse,
): Promise<PasskeyEntry> {
  const { id: staffId, sessionHash } = caller.staff;
  const challenge = await redeemStaffChallenge(app, caller, made.response.clientDataJSON, 'add');
  const verified = challenge === null ? null : await verifyRegistration(app, caller, { made, challenge });
  if (!verified) throw new ApiError('passkey_refused');
  const row = await transact(app, async tx => {
    await lockStaff(tx.db, staffId);
    const existing = await selectStaffPasskeys(tx.db, staffId);
    if (existing.length >= PASSKEYS.max) throw new ApiError('passkey_limit');
    const added = await insertStaffPasskey(tx.db, {
      staff_id: staffId,
      rp_id: relyingParty(app, caller).rpId,
      credential_id: verified.credentialId,
      public_key: verified.publicKey,
      counter: verified.counter,
      name: defaultPasskeyName(caller),
      created_at: tx.now,
    });
    if (!added) throw new ApiError('passkey_refused');
    await updateStaff(tx.db, staffId, withoutPending);
    await deleteOtherSessionsOf(tx.db, staffId, sessionHash);
    await markSessionVerified(tx.db, sessionHash, tx.now);
    await queueFactorEmail(app, tx, caller.site, caller.staff, 'added');
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.passkey' });
    return added;
  });
  return presentPasskey(row);
}

/**
 * @throws not_found also for somebody else's passkey
 * @spec D5.8
 */
export async function renameStaffPasskey(
  { db }: App,
  { staff }: StaffCaller,
  { id, name }: { id: string; name: string },
): Promise<PasskeyEntry> {
  const row = await updateStaffPasskeyName(db, { id, staffId: staff.id, name });
  if (!row) throw new ApiError('not_found');
  return presentPasskey(row);
}
