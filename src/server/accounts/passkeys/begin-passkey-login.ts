import type { Output } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import type { beginPasskeyLogin as call } from '#contract/passkeys';
import type { App, Caller } from '../../app.ts';
import { issueChallenge, relyingParty } from './ceremony.ts';

/**
 * The authenticator must verify the user, because the login asks for no password.
 * @spec D5.8
 */
export const beginPasskeyLogin = async (app: App, caller: Caller): Promise<Output<typeof call>> => ({
  options: {
    challenge: await issueChallenge(app, { siteId: caller.site.id, accountId: null }),
    rpId: relyingParty(app, caller).rpId,
    timeout: PASSKEYS.challengeSeconds * 1_000,
    userVerification: 'required',
  },
});
