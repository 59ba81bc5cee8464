import { type ErrorCode, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { beginAttempt } from '../login/lockout.ts';
import { type LockoutKey, selectPasswordHash } from '../login/login-queries.ts';
import { verifyPassword } from './passwords.ts';

/** The field a password is typed in, and what a wrong one is told there. */
type PromptedField = { field: string; wrong: Extract<ErrorCode, 'password_wrong' | 'old_password_wrong'> };

/**
 * Has a logged-in member prove himself by his password before something that cannot be undone by whoever finds an open browser.
 * Guesses count as those of the login do, in a count of their own: strangers at the login lock nobody out of his settings.
 * @throws invalid_input with `wrong` at the field, login_blocked (with `minutes`), unavailable
 */
export async function confirmPassword(
  app: App,
  { site, accountId }: MemberCaller,
  password: string,
  { field, wrong }: PromptedField = { field: 'password', wrong: 'password_wrong' },
): Promise<void> {
  const attempt = await beginAttempt(app, reauthenticationLockoutKey(app, site.id, accountId));
  const known = await selectPasswordHash(app.db, accountId);
  const { right } = await verifyPassword(known, password).catch(async (error: unknown) => {
    await attempt.discard();
    throw error;
  });
  if (right) return attempt.discard();
  await attempt.recordFailure();
  throw fieldError(field, wrong);
}

/** Where wrong guesses at an account's own password are counted. */
export const reauthenticationLockoutKey = (
  { config }: Pick<App, 'config'>,
  siteId: number,
  accountId: string,
): LockoutKey => ({ siteId, emailHash: keyedHash(config.secret, `own password ${accountId}`) });
