import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { eraseAccount } from '../deletion/erase-account.ts';
import { accountOfToken } from '../tokens.ts';

/**
 * The owner of a mailbox says that he never signed up: the account that waits for him is erased at once with everything of it, the
 * token too, its logins and sockets end. A confirmed account is nobody's to remove this way.
 * @throws activation_failed when the token is unknown, expired, used or another site's, or the account is confirmed
 */
export async function disownSignup(app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> {
  const now = app.clock.now();
  const accountId = await accountOfToken(app.db, site.id, token, { purpose: 'activation', now });
  const isErased = accountId !== null && (await eraseAccount(app, accountId, 'not_confirmed'));
  if (!isErased) throw new ApiError('activation_failed');
}
