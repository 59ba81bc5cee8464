import { REAUTHENTICATION_MINUTES } from '#contract/constants';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { confirmPassword } from './confirm-password.ts';
import { selectSessionStart } from './queries.ts';

/** Which recent login suffices instead of the password. */
type RecentLoginKind = 'any' | 'passkey';

/**
 * Whether the session began minutes ago, which replaces the password. For irreversible actions only a passkey
 * login counts: a browser left open after a password login must not be enough.
 * @spec D5.8
 */
export async function hasRecentLogin(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { member }: MemberCaller,
  kind: RecentLoginKind,
): Promise<boolean> {
  const session = await selectSessionStart(db, member.sessionHash);
  if (!session || (kind === 'passkey' && !session.byPasskey)) return false;
  return clock.now().getTime() - session.begun.getTime() < REAUTHENTICATION_MINUTES * 60_000;
}

/**
 * Requires the password or a recent login.
 * @throws invalid_input with field_required or password_wrong at `password`, login_blocked (with `minutes`),
 * unavailable
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
