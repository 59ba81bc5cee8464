import { REAUTHENTICATION_MINUTES } from '#contract/constants';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { confirmPassword } from './confirm-password.ts';
import { selectSessionStart } from './queries.ts';

/** Which fresh login is proof enough: whichever, or only one by passkey. */
type RecentLoginKind = 'any' | 'passkey';

/**
 * Whether the login at hand began minutes ago, and so proves its owner without the password. For what cannot be taken back only one
 * by passkey counts: whoever finds a browser that was just opened by password must not get it done.
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
 * Makes sure that it is the owner who asks: by his password, or without one by a fresh login.
 * @throws invalid_input with field_required or password_wrong at `password`, login_blocked (with `minutes`), unavailable
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
