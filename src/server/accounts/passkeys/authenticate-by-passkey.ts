import { ApiError } from '#contract/errors';
import type { AuthenticationResponse } from '#contract/passkeys';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { assertMayLogIn } from '../bans/assert-may-log-in.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { isStaffHandle, redeemChallenge, relyingParty, userHandleOf } from './ceremony.ts';
import { lockPasskey, updatePasskeyUse } from './queries.ts';
import { verifySignature } from './verify-response.ts';

/**
 * Lockouts do not apply, because a passkey cannot be guessed.
 * @throws passkey_unknown, login_failed, account_deleting, account_banned
 * @spec 7.1 D5.8
 */
export async function authenticateByPasskey(
  app: App,
  caller: Caller,
  signed: AuthenticationResponse,
): Promise<VerifiedCredential> {
  const { id: siteId } = caller.site;
  const challenge = await redeemChallenge(app, signed.response.clientDataJSON, { siteId, accountId: null });
  if (challenge === null) throw new ApiError('login_failed');
  const { rpId } = relyingParty(app, caller);
  const { userHandle: handle } = signed.response;
  return transact(app, async ({ db, now }) => {
    const credentialId = Buffer.from(signed.id, 'base64url');
    const passkey = await lockPasskey(db, { siteId, rpId, credentialId });
    if (!passkey) throw unknownPasskey(handle);
    if (handle !== userHandleOf(passkey.accountId)) throw new ApiError('login_failed');
    const counter = await verifySignature(app, caller, { passkey, signed, challenge });
    if (counter === null) throw new ApiError('login_failed');
    await assertMayLogIn(app, db, passkey);
    await updatePasskeyUse(db, passkey.id, counter, now);
    return { accountId: passkey.accountId, passkeyId: passkey.id };
  });
}

/** After `passkey_unknown` the browser removes the passkey from the device, which one of staff must survive. */
const unknownPasskey = (handle: string | undefined): ApiError =>
  new ApiError(isStaffHandle(handle) ? 'login_failed' : 'passkey_unknown');
