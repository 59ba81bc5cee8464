import { v7 as newId, v4 as newOpaqueId } from 'uuid';
import { ApiError } from '#contract/errors';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import { mayStartConversation } from '#contract/permissions';
import type { Member } from '../app.ts';
import { claimStoredFiles } from '../photos/store-new-picture.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import type { Tx } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { refuseFictionalContact } from '../profiles/refuse-fictional-contact.ts';
import { findVisible, type Viewer, type VisibleProfile } from '../profiles/visibility.ts';
import { refuseTooManyFirstMessages } from './first-messages/first-message-limit.ts';
import type { Opener } from './first-messages/opener.ts';
import { insertFirstMessage } from './first-messages/queries.ts';
import { hasNameLikeAPartner } from './first-messages/similar-names.ts';
import { insertChatPhoto, type NewChatPhoto } from './photos/queries.ts';
import type { MessageRow } from './queries.ts';
import { insertMessage } from './store-queries.ts';
import {
  hasConversation,
  incrementStartedConversations,
  insertConversation,
  lockStartedConversations,
} from './write-queries.ts';

export type Sender = Viewer & { member: Pick<Member, 'accountId' | 'profileId' | 'paid_user'> };

/** `held`: the message is delivered when the sender confirms their email address. */
export type NewMessage = {
  id: string;
  clientId: string;
  text: string;
  gift: Gift | null;
  photo: NewChatPhoto | null;
  gif: Gif | null;
  held: boolean;
  /** Runs only if the message begins a conversation. */
  opener: () => Opener;
};

/** The id of a held message must not reveal when it was written. */
export const newMessageId = ({ mayBeHeld }: { mayBeHeld: boolean }): string =>
  mayBeHeld ? newOpaqueId() : newId();

/**
 * Starts a conversation if the two members have none.
 * @throws conversation_limit, not_found, the errors of `refuseTooManyFirstMessages`, and forbidden for a fictional
 * member who writes first
 * @spec 4.13 6.2 1.3 D2.42 D5.13
 */
export async function storeMessage(
  tx: Tx,
  sender: Sender,
  recipient: VisibleProfile,
  { opener, ...message }: NewMessage,
): Promise<MessageRow> {
  const { photo } = message;
  const pair = { sender_id: sender.member.profileId, recipient_id: recipient.id };
  const draft = { ...messageDraft(message, pair), held: message.held, sent_at: tx.now };
  let stored = await insertMessage(tx.db, draft);
  if (!stored) {
    await beginConversation(tx, sender, recipient.id, opener);
    stored = await insertMessage(tx.db, draft);
  }
  if (!stored) throw new ApiError('unavailable');
  if (photo) await storeChatPhoto(tx, stored.id, photo);
  tx.publish(messageNotice(stored, recipient.id));
  return stored;
}

/** What the row of a message takes from `message`. */
export const messageDraft = (
  {
    id,
    clientId,
    text,
    gift,
    photo,
    gif,
  }: Pick<NewMessage, 'id' | 'clientId' | 'text' | 'gift' | 'photo' | 'gif'>,
  pair: { sender_id: string; recipient_id: string },
) => ({ ...pair, id, client_id: clientId, body: text, gift, has_photo: photo !== null, gif });

/** While the message is held, only its sender is notified. */
export const messageNotice = ({ id, held, sender_id }: MessageRow, recipientId: string): BusNotice => ({
  to: held ? [sender_id] : [sender_id, recipientId],
  type: 'message',
  ids: { message: id },
});

async function beginConversation(
  tx: Tx,
  sender: Sender,
  recipientId: string,
  opener: () => Opener,
): Promise<void> {
  const { profileId } = sender.member;
  await lockPair(tx.db, profileId, recipientId);
  // The recipient may have blocked the sender since the last check.
  await findVisible(tx, sender, recipientId);
  await refuseFictionalContact(tx.db, profileId);
  // The recipient may have started the conversation at the same moment.
  if (await hasConversation(tx.db, profileId, recipientId)) return;
  const { started: startedCount, ...limits } = await lockStartedConversations(tx.db, profileId);
  if (!mayStartConversation(sender.member, startedCount)) throw new ApiError('conversation_limit');
  await refuseTooManyFirstMessages(tx, profileId, limits);
  await incrementStartedConversations(tx.db, profileId);
  const similarName = await hasNameLikeAPartner(tx, profileId, recipientId);
  await insertConversation(tx.db, { starter: profileId, other: recipientId, at: tx.now, similarName });
  const sent = { senderId: profileId, receiverId: recipientId, at: tx.now };
  await insertFirstMessage(tx.db, { ...sent, opener: opener() });
}

/**
 * Must run in the transaction that stores the message.
 * @throws unavailable if the photo's files no longer exist
 * @spec D2.10
 */
async function storeChatPhoto({ db }: Tx, messageId: string, photo: NewChatPhoto): Promise<void> {
  await insertChatPhoto(db, messageId, photo);
  await claimStoredFiles({ db }, photo.file_key);
}
