import { REAUTHENTICATION_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { confirmPassword } from './confirm-password.ts';
import { selectSessionStart } from './queries.ts';

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
