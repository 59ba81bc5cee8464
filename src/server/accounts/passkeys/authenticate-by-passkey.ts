import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { BodyOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { passkeyLogin } from '#contract/passkeys';
import type { App, Caller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { assertMayLogIn } from '../bans/assert-may-log-in.ts';
import type { VerifiedCredential } from '../reauthentication/verified-credential.ts';
import { redeemChallenge, relyingParty, userHandleOf } from './ceremony.ts';
import { lockPasskey, updatePasskeyUse } from './queries.ts';

type AuthenticationResponse = BodyOut<typeof passkeyLogin>['signed'];
type LockedPasskey = NonNullable<Awaited<ReturnType<typeof lockPasskey>>>;

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
  return transact(app, async ({ db, now }) => {
    const credentialId = Buffer.from(signed.id, 'base64url');
    const passkey = await lockPasskey(db, { siteId, rpId, credentialId });
    if (!passkey) throw new ApiError('passkey_unknown');
    const counter = await verifySignature(app, caller, { passkey, signed, challenge });
    await assertMayLogIn(app, db, passkey);
    await updatePasskeyUse(db, passkey.id, counter, now);
    return { accountId: passkey.accountId, passkeyId: passkey.id };
  });
}

/**
 * @returns the passkey's new counter
 * @throws login_failed
 */
async function verifySignature(
  app: App,
  caller: Caller,
  {
    passkey,
    signed,
    challenge,
  }: { passkey: LockedPasskey; signed: AuthenticationResponse; challenge: string },
): Promise<number> {
  const { rpId, origin } = relyingParty(app, caller);
  const { userHandle, ...response } = signed.response;
  if (userHandle !== userHandleOf(passkey.accountId)) throw new ApiError('login_failed');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed, response: { ...response, userHandle }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: signed.id,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new ApiError('login_failed', { cause });
  });
  if (!verified) throw new ApiError('login_failed');
  return authenticationInfo.newCounter;
}
