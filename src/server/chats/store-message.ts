import { v7 as newId, v4 as newOpaqueId } from 'uuid';
import { ApiError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import { mayStartConversation } from '#contract/permissions';
import type { Member } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { refuseFirstStep } from '../profiles/refuse-first-step.ts';
import { findVisible, type Viewer, type VisibleProfile } from '../profiles/visibility.ts';
import { refuseTooMany } from './first-messages/limit.ts';
import { insertFirstMessage } from './first-messages/queries.ts';
import { keepChatPhoto } from './photos/keep-chat-photo.ts';
import type { NewChatPhoto } from './photos/queries.ts';
import type { MessageRow } from './queries.ts';
import { insertMessage } from './store-queries.ts';
import { hasConversation, insertConversation, lockStarted, updateStarted } from './write-queries.ts';

/** Who writes, as the rules need him. */
export type Sender = Viewer & { member: Pick<Member, 'accountId' | 'profileId' | 'paid_user'> };

/** A text, or something else without one, on its way. `held`: stored, and delivered when the sender confirms his address. */
export type Outgoing = {
  id: string;
  clientId: string;
  text: string;
  gift: Gift | null;
  photo: NewChatPhoto | null;
  gif: Gif | null;
  held: boolean;
};

/** An id for a message that is about to be stored: its payment refers to it. One that may be held does not tell when it was written. */
export const newMessageId = ({ mayBeHeld }: { mayBeHeld: boolean }): string =>
  mayBeHeld ? newOpaqueId() : newId();

/**
 * Stores a message as the next of the conversation of the two, which begins with it where there is none, and tells their
 * browsers. Who pays for it is settled by the caller, before.
 * @throws conversation_limit when a free member has started all he may (section 6); first_messages_limit when any member has written to
 * many strangers a short while ago; not_found when the receiver has
 * meanwhile withdrawn; forbidden for a fictional member who writes first
 */
export async function storeMessage(
  tx: Tx,
  sender: Sender,
  receiver: VisibleProfile,
  { text, photo, ...message }: Outgoing,
): Promise<MessageRow> {
  const from = sender.member.profileId;
  const draft = { ...message, from, to: receiver.id, body: text, has_photo: photo !== null, at: tx.now };
  let stored = await insertMessage(tx.db, draft);
  if (!stored) {
    await beginConversation(tx, sender, receiver.id);
    stored = await insertMessage(tx.db, draft);
  }
  if (!stored) throw new ApiError('unavailable');
  if (photo) await keepChatPhoto(tx, stored.id, photo);
  tx.notify(messageStored(stored, receiver.id));
  return stored;
}

/** Tells both that a message is there; its sender alone while it is held. */
export const messageStored = ({ id, held, sender_id }: MessageRow, receiverId: string): BusNotice => ({
  to: held ? [sender_id] : [sender_id, receiverId],
  type: 'message',
  ids: { message: id },
});

async function beginConversation(tx: Tx, sender: Sender, receiverId: string): Promise<void> {
  const { profileId } = sender.member;
  await lockPair(tx.db, profileId, receiverId);
  // The receiver may have blocked the sender since he was looked up: that, too, leaves no conversation.
  await findVisible(tx, sender, receiverId);
  await refuseFirstStep(tx.db, profileId);
  // Or he wrote first at the same moment: then this is the answer.
  if (await hasConversation(tx.db, profileId, receiverId)) return;
  const { started, signedUpAt } = await lockStarted(tx.db, profileId);
  if (!mayStartConversation(sender.member, started)) throw new ApiError('conversation_limit');
  await refuseTooMany(tx, profileId, signedUpAt);
  await updateStarted(tx.db, profileId);
  await insertConversation(tx.db, profileId, receiverId, tx.now);
  await insertFirstMessage(tx.db, { senderId: profileId, receiverId, at: tx.now });
}
