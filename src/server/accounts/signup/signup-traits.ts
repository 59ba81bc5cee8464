import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { isMailboxBanned } from '../bans/ban-account.ts';
import { selectSignupTraits } from '../queries.ts';
import { isDisposable } from './signup-rules.ts';

/** What the account itself says about how it came to be. */
export type SignupTraits = {
  signedUpAt: Date;
  isDisposable: boolean;
  isHosting: boolean;
  isMailboxBanned: boolean;
};

/**
 * Null if the account no longer exists. A mailbox can be banned, or found to be disposable, after the sign-up.
 * @spec D5.13 D2.36
 */
export async function signupTraitsOf(app: App, tx: Tx, accountId: string): Promise<SignupTraits | null> {
  const account = await selectSignupTraits(tx.db, accountId);
  if (!account) return null;
  const { siteId, email, signedUpAt, isHosting, status } = account;
  return {
    signedUpAt,
    isHosting,
    isDisposable: isDisposable(email),
    // A banned member has a banned mailbox of course.
    isMailboxBanned: status !== 'banned' && (await isMailboxBanned(app, tx, siteId, email)),
  };
}
