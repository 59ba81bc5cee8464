import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { BodyOut } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { addPasskey as call, PasskeyEntry } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { deviceOf } from '../sessions/device.ts';
import { lockActiveSession } from '../sessions/revoke-access.ts';
import { ALGORITHMS, redeemChallenge, relyingParty } from './ceremony.ts';
import { presentPasskey } from './get-passkeys.ts';
import { queuePasskeyEmail } from './passkey-emails.ts';
import { insertPasskey, selectPasskeys } from './queries.ts';

type RegistrationResponse = BodyOut<typeof call>['made'];

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/**
 * Emails the owner, because somebody else may have added the passkey.
 * @throws passkey_refused if the response is for another origin, challenge or account; passkey_limit
 * @spec D5.8
 */
export async function addPasskey(
  app: App,
  caller: MemberCaller,
  response: RegistrationResponse,
): Promise<PasskeyEntry> {
  const { rpId } = relyingParty(app, caller);
  const { credential } = await verifyRegistration(app, caller, response);
  const row = await transact(app, async tx => {
    await lockActiveSession(tx, caller);
    const existing = await selectPasskeys(tx.db, caller.accountId);
    if (existing.length >= PASSKEYS.max) throw new ApiError('passkey_limit');
    const added = await insertPasskey(tx.db, {
      account_id: caller.accountId,
      rp_id: rpId,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: TRANSPORTS.filter(transport => response.response.transports?.includes(transport)),
      name: defaultPasskeyName(caller),
      created_at: tx.now,
    });
    if (!added) throw new ApiError('passkey_refused');
    await queuePasskeyEmail(app, tx, caller, 'added', added.name);
    return added;
  });
  return presentPasskey(row);
}

async function verifyRegistration(app: App, caller: MemberCaller, made: RegistrationResponse) {
  const { rpId, origin } = relyingParty(app, caller);
  const purpose = { siteId: caller.site.id, accountId: caller.accountId };
  const challenge = await redeemChallenge(app, made.response.clientDataJSON, purpose);
  if (challenge === null) throw new ApiError('passkey_refused');
  const { clientDataJSON, attestationObject } = made.response;
  const result = await verifyRegistrationResponse({
    response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((cause: unknown) => {
    throw new ApiError('passkey_refused', { cause });
  });
  if (!result.verified) throw new ApiError('passkey_refused');
  return result.registrationInfo;
}

function defaultPasskeyName({ userAgent }: MemberCaller): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
