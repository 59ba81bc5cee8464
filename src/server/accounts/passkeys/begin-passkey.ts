import type { Output } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { beginPasskey as call } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { confirmPassword } from '../confirm-password.ts';
import { selectAddressee } from '../queries.ts';
import { issueChallenge } from './challenges.ts';
import { handleOf } from './handle.ts';
import { selectLoginBegin, selectPasskeys } from './queries.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

/**
 * Begins to add a passkey: what the browser hands to the authenticator. It has to check who holds it (user verification) and to keep
 * the key findable, so that nobody types an address to log in.
 * @throws proof_needed without the password in a login older than 10 minutes, password_wrong at `password`, login_blocked,
 *   passkey_limit
 */
export async function beginPasskey(
  app: App,
  caller: MemberCaller,
  password: string | undefined,
): Promise<Output<typeof call>> {
  await proveFresh(app, caller, password);
  const { accountId, site } = caller;
  const known = await selectPasskeys(app.db, accountId);
  if (known.length >= PASSKEYS.max) throw new ApiError('passkey_limit');
  const name = (await selectAddressee(app.db, { id: accountId }))?.name ?? '';
  return {
    options: {
      challenge: await issueChallenge(app, { siteId: site.id, accountId }),
      rp: { id: relyingParty(app, caller).rpId, name: site.settings.name },
      user: { id: handleOf(accountId), name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key' as const, alg })),
      timeout: PASSKEYS.challengeSeconds * 1_000,
      excludeCredentials: known.map(row => ({
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

/** Whoever finds an open browser must not make himself a key to it. */
async function proveFresh(app: App, caller: MemberCaller, password: string | undefined): Promise<void> {
  if (password !== undefined) return confirmPassword(app, caller, password);
  const login = await selectLoginBegin(app.db, caller.member.sessionHash);
  const age = login ? app.clock.now().getTime() - login.begun.getTime() : Infinity;
  if (age >= PASSKEYS.freshMinutes * 60_000) throw new ApiError('proof_needed');
}
