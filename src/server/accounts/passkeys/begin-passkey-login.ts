import type { Output } from '#contract/call';
import type { beginPasskeyLogin as call } from '#contract/passkeys';
import type { App, Caller } from '../../app.ts';
import { issueChallenge, relyingParty, requestOptionsOf } from './ceremony.ts';

/**
 * The authenticator must verify the user, because the login asks for no password.
 * @spec D5.8
 */
export const beginPasskeyLogin = async (app: App, caller: Caller): Promise<Output<typeof call>> => {
  const challenge = await issueChallenge(app, { siteId: caller.site.id, accountId: null });
  return { options: requestOptionsOf(challenge, relyingParty(app, caller).rpId) };
};
