import { alertNames, type User } from '#contract/accounts';
import { ApiError } from '#contract/errors';
import { isLanguage } from '#contract/languages';
import { requireAccount } from '../accounts/find-account.ts';
import type { App, MemberCaller } from '../app.ts';
import { unreadMessagesOf } from '../chats/unread-messages.ts';
import { creditsPaid } from '../credits/credits-paid.ts';
import { newLikeCount } from '../likes/lists/get-likes.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photoCountOf } from '../photos/photos-of.ts';
import { profileGapsOf } from '../profiles/get-profile-details.ts';

/** @spec 3.1 7.1 */
export async function presentUser(app: App, caller: MemberCaller): Promise<User> {
  const { accountId, member, site } = caller;
  const [account, cards, photos, credits_paid, unread_messages, new_likes] = await Promise.all([
    requireAccount(app.db, accountId, member.sessionHash),
    memberCards(app, caller, [member.profileId]),
    photoCountOf(app.db, member.profileId),
    creditsPaid(app.db, accountId),
    unreadMessagesOf(app.db, caller),
    newLikeCount(app.db, caller),
  ]);
  const card = cards.get(member.profileId);
  if (!card) throw new ApiError('authentication_required');
  const missing = await profileGapsOf(app, caller, card.main_image);
  return {
    status: account.status as User['status'],
    email: account.email,
    language: isLanguage(account.language) ? account.language : member.language,
    credits: credits_paid.reduce((sum, { credits }) => sum + credits, 0),
    credits_paid,
    paid_user: account.premium_since !== null,
    premium_since: account.premium_since?.toISOString() ?? null,
    signup_date: account.signed_up_at.toISOString(),
    fictional_icon: site.settings.fictional_icon,
    notifications_disabled: account.notifications_disabled as User['notifications_disabled'],
    profile: {
      id: card.id,
      name: card.name,
      gender: card.gender,
      country: card.country,
      status: account.profile_status as User['profile']['status'],
      main_image: card.main_image,
      missing,
      photos,
      invisible: account.invisible,
      shares_typing: account.shares_typing,
    },
    counts: { unread_messages, new_likes },
    dismissed: dismissedOf(account.dismissals),
    check_in_due: account.check_in?.id ?? null,
    check_in_alarmed: account.check_in?.state === 'alarmed',
    decision: account.decision,
    frozen: account.frozen_at && { since: account.frozen_at.toISOString(), reason: account.frozen_reason },
    push_subscribed: account.push_subscribed === true,
    discreet: account.discreet,
    quick_exit: account.quick_exit as User['quick_exit'],
  };
}

/** The query returns times in PostgreSQL's time zone, but the API uses UTC. */
function dismissedOf(rows: { alert: string; dismissed_at: Date | string }[]): User['dismissed'] {
  const current = rows.filter(row => alertNames.some(alert => alert === row.alert));
  return Object.fromEntries(current.map(row => [row.alert, new Date(row.dismissed_at).toISOString()]));
}
