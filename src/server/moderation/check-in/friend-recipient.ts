import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { openContact } from './check-in-texts.ts';
import type { FriendRecipient } from './friend-emails.ts';
import { type CheckInRow, selectFriend } from './queries.ts';

/** Returns null if the friend no longer agrees. */
export async function friendRecipientOf(
  app: App,
  db: Db,
  { account_id, friend_id }: Pick<CheckInRow, 'account_id' | 'friend_id'>,
): Promise<FriendRecipient | null> {
  const [friend, member] = [await selectFriend(db, friend_id), await accountRecipientOf(db, account_id)];
  const site = member && app.sites.byId(member.siteId);
  if (friend?.state !== 'accepted' || !member || !site) return null;
  return { site, member, friend: { id: friend.id, ...openContact(app, friend.id, friend.contact) } };
}
