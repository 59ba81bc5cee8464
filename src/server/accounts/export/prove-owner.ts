import { EXPORT } from '#contract/constants';
import { fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { confirmPassword } from '../confirm-password.ts';
import { selectProof } from './queries.ts';

/** A login begun minutes ago is proof enough; one of last week may be a phone in other hands. */
export const isFresh = ({ loginAt }: { loginAt: Date }, now: Date): boolean =>
  now.getTime() - loginAt.getTime() < EXPORT.freshMinutes * 60_000;

/**
 * Makes sure that it is the owner who asks: by a login of the last minutes, else by his password.
 * Throws `field_required` or `password_wrong` at `password`, `login_blocked` with the minutes.
 */
export async function proveOwner(
  app: App,
  caller: MemberCaller,
  password: string | undefined,
): Promise<void> {
  const proof = await selectProof(app.db, caller.member.sessionHash);
  if (proof && isFresh(proof, app.clock.now())) return;
  if (!password) throw fieldError('password', 'field_required');
  await confirmPassword(app, caller, password);
}
