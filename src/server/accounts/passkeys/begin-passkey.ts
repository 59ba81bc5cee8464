import type { Output } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { beginPasskey as call } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { selectRecipient } from '../queries.ts';
import { reauthenticate } from '../reauthentication/reauthenticate.ts';
import { ALGORITHMS, issueChallenge, relyingParty, userHandleOf } from './ceremony.ts';
import { selectPasskeys } from './queries.ts';

/**
 * Reauthenticates, so that another person at the open browser cannot add a passkey.
 * @throws passkey_limit, and errors of `reauthenticate`
 * @spec D5.8
 */
export async function beginPasskey(
  app: App,
  caller: MemberCaller,
  password: string | undefined,
): Promise<Output<typeof call>> {
  await reauthenticate(app, caller, password, 'any');
  const { accountId, site } = caller;
  const existing = await selectPasskeys(app.db, accountId);
  if (existing.length >= PASSKEYS.max) throw new ApiError('passkey_limit');
  const name = (await selectRecipient(app.db, { id: accountId }))?.name ?? '';
  return {
    options: {
      challenge: await issueChallenge(app, { siteId: site.id, accountId }),
      rp: { id: relyingParty(app, caller).rpId, name: site.settings.name },
      user: { id: userHandleOf(accountId), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
      timeout: PASSKEYS.challengeSeconds * 1_000,
      excludeCredentials: existing.map(row => ({
        id: row.credential_id.toString('base64url'),
        type: 'public-key' as const,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
}
