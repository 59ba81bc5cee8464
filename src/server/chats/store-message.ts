import { v7 as newId, v4 as newOpaqueId } from 'uuid';
import { ApiError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import { mayStartConversation } from '#contract/permissions';
import type { Member } from '../app.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { refuseFictionalContact } from '../profiles/refuse-fictional-contact.ts';
import { findVisible, type Viewer, type VisibleProfile } from '../profiles/visibility.ts';
import { refuseTooManyFirstMessages } from './first-messages/limit.ts';
import { insertFirstMessage } from './first-messages/queries.ts';
import type { NewChatPhoto } from './photos/queries.ts';
import { storeChatPhoto } from './photos/store-chat-photo.ts';
import type { MessageRow } from './queries.ts';
import { insertMessage } from './store-queries.ts';
import {
  hasConversation,
  incrementStartedConversations,
  insertConversation,
  lockStartedConversations,
} from './write-queries.ts';

/** The sender, as far as the rules need them. */
export type Sender = Viewer & { member: Pick<Member, 'accountId' | 'profileId' | 'paid_user'> };

/**
 * A text, or a gift, photo or GIF without one, before it is stored. `held`: delivered once the sender confirms
 * their email address.
 */
export type NewMessage = {
  id: string;
  clientId: string;
  text: string;
  gift: Gift | null;
  photo: NewChatPhoto | null;
  gif: Gif | null;
  held: boolean;
};

/**
 * An id for a message before it is stored, because its payment refers to it. The id of a message that may be
 * held must not reveal when it was written.
 */
export const newMessageId = ({ mayBeHeld }: { mayBeHeld: boolean }): string =>
  mayBeHeld ? newOpaqueId() : newId();

/**
 * Stores a message as the next of its conversation, which it starts if there is none, and notifies the browsers
 * of both. The caller has taken the payment before.
 * @throws conversation_limit when a free member has started as many conversations as allowed
 * @throws first_messages_limit when a member has recently written to many new members
 * @throws not_found when the recipient has withdrawn meanwhile
 * @throws forbidden for a fictional member who writes first
 * @spec 4.13 6.2 D2.42
 */
export async function storeMessage(
  tx: Tx,
  sender: Sender,
  recipient: VisibleProfile,
  { text, photo, ...message }: NewMessage,
): Promise<MessageRow> {
  const from = sender.member.profileId;
  const draft = { ...message, from, to: recipient.id, body: text, has_photo: photo !== null, at: tx.now };
  let stored = await insertMessage(tx.db, draft);
  if (!stored) {
    await beginConversation(tx, sender, recipient.id);
    stored = await insertMessage(tx.db, draft);
  }
  if (!stored) throw new ApiError('unavailable');
  if (photo) await storeChatPhoto(tx, stored.id, photo);
  tx.publish(messageNotice(stored, recipient.id));
  return stored;
}

/** Notifies both members of a message; only its sender while it is held. */
export const messageNotice = ({ id, held, sender_id }: MessageRow, recipientId: string): BusNotice => ({
  to: held ? [sender_id] : [sender_id, recipientId],
  type: 'message',
  ids: { message: id },
});

async function beginConversation(tx: Tx, sender: Sender, recipientId: string): Promise<void> {
  const { profileId } = sender.member;
  await lockPair(tx.db, profileId, recipientId);
  // The recipient may have blocked the sender meanwhile, which also leaves no conversation.
  await findVisible(tx, sender, recipientId);
  await refuseFictionalContact(tx.db, profileId);
  // The recipient may have written first at the same moment: then this message is an answer.
  if (await hasConversation(tx.db, profileId, recipientId)) return;
  const { started: startedCount, signedUpAt } = await lockStartedConversations(tx.db, profileId);
  if (!mayStartConversation(sender.member, startedCount)) throw new ApiError('conversation_limit');
  await refuseTooManyFirstMessages(tx, profileId, signedUpAt);
  await incrementStartedConversations(tx.db, profileId);
  await insertConversation(tx.db, profileId, recipientId, tx.now);
  await insertFirstMessage(tx.db, { senderId: profileId, receiverId: recipientId, at: tx.now });
}
