import type { Output } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { AuthenticationResponse } from '#contract/passkeys';
import type { beginGivingPasskey as call } from '#contract/staff-passkeys';
import {
  challengeOf,
  credentialOf,
  relyingParty,
  requestOptionsOf,
  staffHandleOf,
} from '../../accounts/passkeys/ceremony.ts';
import { verifySignature } from '../../accounts/passkeys/verify-response.ts';
import type { App, StaffCaller } from '../../app.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { transact } from '../../platform/transact.ts';
import { auditActorOf } from '../audit/audit-actor.ts';
import {
  consumeStaffChallenge,
  insertStaffChallenge,
  lockStaffPasskey,
  selectStaffPasskeys,
  updateStaffPasskeyUse,
} from './passkey-queries.ts';
import { lockStaff, markSessionVerified } from './queries.ts';
import { recordStaffRefusal } from './record-staff-refusal.ts';

type Purpose = 'add' | 'give';

/**
 * The challenge is valid for 5 minutes, in the session that asked for it; only its hash is stored.
 * @spec D5.8
 */
export async function issueStaffChallenge(
  { db, clock }: App,
  { staff }: StaffCaller,
  purpose: Purpose,
): Promise<string> {
  const challenge = newSecret();
  await insertStaffChallenge(db, {
    challenge_hash: hashSecret(challenge),
    session_hash: staff.sessionHash,
    purpose,
    expires_at: new Date(clock.now().getTime() + PASSKEYS.challengeSeconds * 1_000),
  });
  return challenge;
}

/**
 * Call this before verifying the signature, so that each challenge allows one try.
 * @returns null if the challenge is not usable
 */
export async function redeemStaffChallenge(
  { db, clock }: App,
  { staff: { sessionHash } }: StaffCaller,
  clientDataJSON: string,
  purpose: Purpose,
): Promise<string | null> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === null) return null;
  const hash = hashSecret(challenge);
  const isUsable = await consumeStaffChallenge(db, { hash, sessionHash, purpose, now: clock.now() });
  return isUsable ? challenge : null;
}

/**
 * Names the person's passkeys at this host, because the password has said who it is.
 * @spec D5.8
 */
export async function beginGivingPasskey(app: App, caller: StaffCaller): Promise<Output<typeof call>> {
  const { rpId } = relyingParty(app, caller);
  const passkeys = await selectStaffPasskeys(app.db, caller.staff.id);
  const challenge = await issueStaffChallenge(app, caller, 'give');
  const allowCredentials = passkeys.filter(passkey => passkey.rp_id === rpId).map(credentialOf);
  return { options: { ...requestOptionsOf(challenge, rpId), allowCredentials } };
}

/**
 * Gives the second factor by a passkey.
 * @throws staff_passkey_refused
 * @spec D2.33 D5.8
 */
export async function giveStaffPasskey(
  app: App,
  caller: StaffCaller,
  signed: AuthenticationResponse,
): Promise<void> {
  if (await acceptPasskey(app, caller, signed)) return;
  const { id: staffId } = caller.staff;
  await recordStaffRefusal(app, { siteId: caller.site.id, staffId, action: 'staff.passkey_failed' });
  throw new ApiError('staff_passkey_refused');
}

async function acceptPasskey(
  app: App,
  caller: StaffCaller,
  signed: AuthenticationResponse,
): Promise<boolean> {
  const { id: staffId, sessionHash } = caller.staff;
  const challenge = await redeemStaffChallenge(app, caller, signed.response.clientDataJSON, 'give');
  if (challenge === null) return false;
  const { rpId } = relyingParty(app, caller);
  const credentialId = Buffer.from(signed.id, 'base64url');
  return transact(app, async tx => {
    const { db, now } = tx;
    await lockStaff(db, staffId);
    const passkey = await lockStaffPasskey(db, { staffId, rpId, credentialId });
    if (!passkey || !isOwner(signed, staffId)) return false;
    const counter = await verifySignature(app, caller, { passkey, signed, challenge });
    if (counter === null) return false;
    await updateStaffPasskeyUse(db, passkey.id, counter, now);
    await markSessionVerified(db, sessionHash, now);
    await recordAudit(tx, auditActorOf(app, caller), { action: 'staff.passkey_given' });
    return true;
  });
}

/** An authenticator may leave the owner out, because the challenge named its passkey. */
const isOwner = ({ response: { userHandle } }: AuthenticationResponse, staffId: string): boolean =>
  userHandle === undefined || userHandle === staffHandleOf(staffId);
