import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { PasskeyEntry, RegistrationResponse } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockActiveSession } from '../sessions/revoke-access.ts';
import { redeemChallenge, relyingParty } from './ceremony.ts';
import { presentPasskey } from './get-passkeys.ts';
import { queuePasskeyEmail } from './passkey-emails.ts';
import { insertPasskey, selectPasskeys } from './queries.ts';
import { defaultPasskeyName, verifyRegistration } from './verify-response.ts';

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
  const { credentialId, publicKey, counter } = await redeemRegistration(app, caller, response);
  const row = await transact(app, async tx => {
    await lockActiveSession(tx, caller);
    const existing = await selectPasskeys(tx.db, caller.accountId);
    if (existing.length >= PASSKEYS.max) throw new ApiError('passkey_limit');
    const added = await insertPasskey(tx.db, {
      account_id: caller.accountId,
      rp_id: rpId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
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

async function redeemRegistration(app: App, caller: MemberCaller, made: RegistrationResponse) {
  const purpose = { siteId: caller.site.id, accountId: caller.accountId };
  const challenge = await redeemChallenge(app, made.response.clientDataJSON, purpose);
  const verified = challenge === null ? null : await verifyRegistration(app, caller, { made, challenge });
  if (!verified) throw new ApiError('passkey_refused');
  return verified;
}
