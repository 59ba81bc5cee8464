import { REAUTHENTICATION_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { type ErrorCode, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import { beginAttempt } from '../login/lockout.ts';
import { type LockoutKey, selectPasswordHash, selectSessionStart } from '../login/login-queries.ts';
import { verifyPassword } from './password-hash.ts';

type RecentLoginKind = 'any' | 'passkey';

/**
 * For irreversible actions, only a recent login with a passkey replaces the password.
 * @spec D5.8
 */
export async function hasRecentLogin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { member }: MemberCaller,
  kind: RecentLoginKind,
): Promise<boolean> {
  const session = await selectSessionStart(db, member.sessionHash);
  if (!session || (kind === 'passkey' && !session.byPasskey)) return false;
  return clock.now().getTime() - session.begun.getTime() < REAUTHENTICATION_MINUTES * MINUTE_MS;
}

/**
 * Accepts a recent login instead of the password.
 * @throws invalid_input at `password`, login_blocked, unavailable
 * @spec D5.8
 */
export async function reauthenticate(
  app: App,
  caller: MemberCaller,
  password: string | undefined,
  fresh: RecentLoginKind,
): Promise<void> {
  if (password) return confirmPassword(app, caller, password);
  if (!(await hasRecentLogin(app, caller, fresh))) throw fieldError('password', 'field_required');
}

type PromptedField = { field: string; wrong: Extract<ErrorCode, 'password_wrong' | 'old_password_wrong'> };

/**
 * Wrong passwords do not count as failed login attempts, so that other people cannot cause a lockout.
 * @throws invalid_input with `wrong`, login_blocked, unavailable
 * @spec 5.4 D2.19
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

export const reauthenticationLockoutKey = (
  { config }: Pick<App, 'config'>,
  siteId: number,
  accountId: string,
): LockoutKey => ({ siteId, emailHash: keyedHash(config.secret, `own password ${accountId}`) });
