import { ApiError } from '#contract/errors';
import { maySignUp } from '#contract/permissions';
import type { SignupRefusal } from '#contract/signup';
import type { App, Caller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectInvitation, useInvitation } from '../invitations/queries.ts';

/** What the door goes by. */
type Comer = Pick<Caller, 'site' | 'trafficSource' | 'invitation'>;

/**
 * Why this visitor may not sign up (section 6); null where he may: sign-up is for all, for visitors with a traffic source, or for
 * whoever holds an invitation.
 */
export async function signupRefusal(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  comer: Comer,
): Promise<SignupRefusal | null> {
  if (isOpenTo(comer)) return null;
  if (comer.invitation === null) return 'signup_invite_only';
  const invitation = await selectInvitation(db, comer.site.id, hashSecret(comer.invitation));
  if (!invitation) return 'invitation_unknown';
  if (invitation.used_at) return 'invitation_used';
  return invitation.withdrawn_at || invitation.expires_at <= clock.now() ? 'invitation_expired' : null;
}

/** @throws signup_invite_only, invitation_unknown, invitation_used, invitation_expired */
export async function assertOpen(app: App, comer: Comer): Promise<void> {
  const refusal = await signupRefusal(app, comer);
  if (refusal) throw new ApiError(refusal);
}

/**
 * Uses a visitor's invitation up, in the transaction that makes his account: of two at once one comes in. Where he may come in
 * without one, one that is no good keeps nobody out.
 * @throws invitation_unknown, invitation_used, invitation_expired
 */
export async function enter({ clock }: App, { db, now }: Tx, comer: Comer): Promise<void> {
  if (comer.invitation === null) return;
  const secretHash = hashSecret(comer.invitation);
  const used = await useInvitation(db, { siteId: comer.site.id, secretHash, now });
  const refusal = used ? null : await signupRefusal({ db, clock }, comer);
  if (refusal) throw new ApiError(refusal);
}

const isOpenTo = ({ site, trafficSource }: Comer): boolean =>
  maySignUp(site.settings.signups, trafficSource !== null);
