import { DELETE_PASSKEY_MINUTES } from '#contract/constants';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { confirmPassword } from '../confirm-password.ts';
import { isPasskeyLoginSince } from './leave-queries.ts';

/** Whether this login began by passkey, minutes ago. */
export const hasProvenByPasskey = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { member }: MemberCaller,
): Promise<boolean> =>
  isPasskeyLoginSince(
    db,
    member.sessionHash,
    new Date(clock.now().getTime() - DELETE_PASSKEY_MINUTES * 60_000),
  );

/**
 * Makes sure that it is the owner who leaves: by a passkey minutes ago, else by his password. A login by password is no proof, however
 * fresh: whoever finds the browser open must not be able to delete what is in it.
 * @throws invalid_input with field_required or password_wrong at `password`, login_blocked
 */
export async function proveOwner(
  app: App,
  caller: MemberCaller,
  password: string | undefined,
): Promise<void> {
  if (await hasProvenByPasskey(app, caller)) return;
  if (!password) throw fieldError('password', 'field_required');
  await confirmPassword(app, caller, password);
}
