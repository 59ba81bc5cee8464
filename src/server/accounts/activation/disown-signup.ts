import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { eraseAccount } from '../deletion/erase-account.ts';
import { accountOfToken } from '../tokens.ts';

/**
 * Erases an unconfirmed account for the mailbox's owner, who did not sign up.
 * @throws activation_failed
 * @spec 4.2
 */
export async function disownSignup(app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> {
  const now = app.clock.now();
  const accountId = await accountOfToken(app.db, site.id, token, { purpose: 'activation', now });
  const isErased = accountId !== null && (await eraseAccount(app, accountId, 'not_confirmed'));
  if (!isErased) throw new ApiError('activation_failed');
}
