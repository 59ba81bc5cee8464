import type { Output } from '#contract/call';
import { PASSKEYS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { beginPasskey as call } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { selectRecipient } from '../queries.ts';
import { reauthenticate } from '../reauthentication/reauthenticate.ts';
import { creationOptionsOf, issueChallenge, relyingParty, userHandleOf } from './ceremony.ts';
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
  const challenge = await issueChallenge(app, { siteId: site.id, accountId });
  const rp = { id: relyingParty(app, caller).rpId, name: site.settings.name };
  return { options: creationOptionsOf({ challenge, rp, handle: userHandleOf(accountId), name, existing }) };
}
