import { ApiError } from '#contract/errors';
import type { App, Caller } from '../../app.ts';
import { eraseAccount } from '../deletion/erase-account.ts';
import { selectRecipient } from '../queries.ts';
import { accountOfToken } from '../tokens.ts';
import { limitAfterDisowning } from './activation-limit.ts';

/**
 * Erases an unconfirmed account for the mailbox's owner, who did not sign up, and limits further activation emails.
 * @throws activation_failed
 * @spec 4.2
 */
export async function disownSignup(app: App, { site }: Pick<Caller, 'site'>, token: string): Promise<void> {
  const now = app.clock.now();
  const accountId = await accountOfToken(app.db, site.id, token, { purpose: 'activation', now });
  const owner = accountId === null ? undefined : await selectRecipient(app.db, { id: accountId });
  const isErased = owner !== undefined && (await eraseAccount(app, owner.accountId, 'not_confirmed'));
  if (!isErased) throw new ApiError('activation_failed');
  await limitAfterDisowning(app, site.id, owner.email);
}
