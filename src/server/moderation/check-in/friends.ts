import { randomUUID } from 'node:crypto';
import type { BodyOut, Output } from '#contract/call';
import type {
  addCheckInFriend as add,
  answerFriendLink as answerLink,
  checkFriendLink as checkLink,
  FriendAnswer,
} from '#contract/check-ins';
import { CHECK_INS } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { ApiError, fieldError } from '#contract/errors';
import { mailboxHash } from '../../accounts/mailbox.ts';
import { nameRefusal } from '../../accounts/profile-name/name-refusal.ts';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { countHit } from '../../platform/http/rate-limit.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { readConsentToken } from './check-in-links.ts';
import { openContact, sealContact } from './check-in-texts.ts';
import { queueConsentEmail } from './friend-emails.ts';
import { notifyWithdrawal } from './notify-withdrawal.ts';
import {
  deleteEmailsOf,
  deleteFriend,
  deleteRefusal,
  hasRefused,
  insertFriend,
  insertRefusal,
  lockCheckInsOf,
  selectCheckInsWith,
  selectFriend,
  selectFriends,
  updateFriendState,
} from './queries.ts';

/**
 * Asks the friend by email. Somebody who never wants such emails gets none, and the caller cannot know.
 * @throws unconfirmed; check_in_friend_known and check_in_friends_limit at `email`; at `name` and `known_as` the error
 * code of `nameRefusal`
 * @spec D5.3
 */
export async function addCheckInFriend(
  app: App,
  { site, member }: MemberCaller,
  contact: BodyOut<typeof add>,
): Promise<void> {
  if (member.status !== 'active') throw new ApiError('unconfirmed');
  refuseDeceptiveNames(site, contact);
  const { accountId } = member;
  await transact(app, async tx => {
    await lockCheckInsOf(tx.db, accountId);
    const friends = await selectFriends(tx.db, accountId);
    if (friends.length >= CHECK_INS.friends) throw fieldError('email', 'check_in_friends_limit');
    const id = randomUUID();
    const mailbox = mailboxHash(app, site.id, contact.email);
    const row = { id, accountId, mailbox, contact: sealContact(app, id, contact), at: tx.now };
    if (!(await insertFriend(tx.db, row))) throw fieldError('email', 'check_in_friend_known');
    if (await mayBeAsked(tx, site.id, mailbox))
      await queueConsentEmail(app, tx, { site, member, friend: { id, ...contact } });
  });
}

function refuseDeceptiveNames(site: Site, contact: BodyOut<typeof add>): void {
  for (const field of ['name', 'known_as'] as const) {
    const code = nameRefusal(contact[field], site);
    if (code) throw fieldError(field, code);
  }
}

async function mayBeAsked(tx: Tx, siteId: number, mailbox: Buffer): Promise<boolean> {
  if (await hasRefused(tx.db, siteId, mailbox)) return false;
  const key = `${siteId} check-in asks ${mailbox.toString('hex')}`;
  const { hits } = await countHit(tx.db, key, CHECK_INS.askDays * DAY_SECONDS, tx.now);
  return hits <= CHECK_INS.asksPerMailbox;
}

/**
 * Check-ins end with the friend, and waiting emails to them are not sent.
 * @spec D5.3
 */
export const removeCheckInFriend = (app: App, { member }: MemberCaller, id: string): Promise<void> =>
  transact(app, async ({ db }) => {
    if (await deleteFriend(db, member.accountId, id))
      await deleteEmailsOf(db, member.accountId, { friend: id });
  });

/**
 * @throws link_expired if the link is not ours, or the member has removed the friend
 * @spec D5.3
 */
export async function checkFriendLink(
  app: App,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<Output<typeof checkLink>> {
  const { id, contact, state } = await friendOfLink(app, { db: app.db }, site.id, token);
  return { known_as: openContact(app, id, contact).known_as, state };
}

/**
 * @throws link_expired as `checkFriendLink`
 * @spec D5.3
 */
export const answerFriendLink = (
  app: App,
  { site }: Pick<Caller, 'site'>,
  { token, answer }: BodyOut<typeof answerLink>,
): Promise<Output<typeof answerLink>> =>
  transact(app, async tx => {
    const { id, contact, mailbox, profile_id } = await friendOfLink(app, tx, site.id, token);
    const state = answer === 'accept' ? 'accepted' : 'refused';
    if (state === 'refused') await notifyMembers(app, tx, site, { id, mailbox, answer });
    await updateFriendState(tx.db, id, state, tx.now);
    if (answer === 'never') await insertRefusal(tx.db, site.id, mailbox, tx.now);
    if (answer === 'accept') await deleteRefusal(tx.db, site.id, mailbox);
    tx.publish({ to: [profile_id], type: 'user', ids: {} });
    return { known_as: openContact(app, id, contact).known_as, state };
  });

/** Members who planned a check-in with this friend have to know that nobody would be notified. */
async function notifyMembers(
  app: App,
  tx: Tx,
  site: Site,
  { id, mailbox, answer }: { id: string; mailbox: Buffer; answer: FriendAnswer },
): Promise<void> {
  const friend = answer === 'never' ? { siteId: site.id, mailbox } : { id };
  for (const checkIn of await selectCheckInsWith(tx.db, friend)) {
    const row = await selectFriend(tx.db, checkIn.friend_id);
    if (row) await notifyWithdrawal(app, tx, checkIn, openContact(app, row.id, row.contact).name);
  }
}

async function friendOfLink({ config }: App, { db }: Pick<App, 'db'>, siteId: number, token: string) {
  const id = readConsentToken(config.secret, token);
  const friend = id === null ? undefined : await selectFriend(db, id);
  if (friend?.site_id !== siteId) throw new ApiError('link_expired');
  return friend;
}
