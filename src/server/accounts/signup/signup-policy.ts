import { ApiError } from '#contract/errors';
import { maySignUp } from '#contract/permissions';
import type { SignupRefusal } from '#contract/signup';
import type { App, Caller } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { consumeInvitation, selectInvitation } from '../invitations/queries.ts';

type SignupVisitor = Pick<Caller, 'site' | 'trafficSource' | 'invitationSecret'>;

/** @spec 3.5 6.1 */
export async function signupRefusal(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  visitor: SignupVisitor,
): Promise<SignupRefusal | null> {
  if (isAllowedWithoutInvitation(visitor)) return null;
  if (visitor.invitationSecret === null) return 'signup_invite_only';
  const invitation = await selectInvitation(db, visitor.site.id, hashSecret(visitor.invitationSecret));
  if (!invitation) return 'invitation_unknown';
  if (invitation.used_at) return 'invitation_used';
  return invitation.withdrawn_at || invitation.expires_at <= clock.now() ? 'invitation_expired' : null;
}

/**
 * @throws signup_invite_only, invitation_unknown, invitation_used, invitation_expired
 * @spec 3.5 6.1
 */
export async function assertSignupAllowed(app: App, visitor: SignupVisitor): Promise<void> {
  const refusal = await signupRefusal(app, visitor);
  if (refusal) throw new ApiError(refusal);
}

/**
 * Ignores an invalid invitation if the visitor may sign up without one.
 * @throws invitation_unknown, invitation_used, invitation_expired
 * @spec 6.1
 */
export async function redeemInvitation(
  { clock }: App,
  { db, now }: Tx,
  visitor: SignupVisitor,
): Promise<void> {
  if (visitor.invitationSecret === null) return;
  const secretHash = hashSecret(visitor.invitationSecret);
  const used = await consumeInvitation(db, { siteId: visitor.site.id, secretHash, now });
  const refusal = used ? null : await signupRefusal({ db, clock }, visitor);
  if (refusal) throw new ApiError(refusal);
}

const isAllowedWithoutInvitation = ({ site, trafficSource }: SignupVisitor): boolean =>
  maySignUp(site.settings.signups, trafficSource !== null);
