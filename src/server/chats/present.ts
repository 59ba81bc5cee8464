import type { ChatPhoto } from '#contract/chat-photo';
import type { Chat, Message } from '#contract/chats';
import { SAFETY_NOTE_MESSAGES } from '#contract/constants';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { MemberCard } from '#contract/profiles';
import { type SafetyNote, safetyNoteOf } from '#contract/safety-words';
import type { WordFilter } from '../profiles/word-filter/word-filters-of.ts';
import type { ChatListRow } from './list-queries.ts';
import type { MessageRow } from './queries.ts';

export const presentMessage = (
  row: MessageRow,
  profileId: string,
  photo: ChatPhoto | null,
  isCovered: WordFilter,
): Message => ({
  id: row.id,
  conversation: row.conversation_id,
  client_id: row.client_id,
  seq: row.seq,
  mine: row.sender_id === profileId,
  text: row.body,
  // The cast is safe, because only `sendGift` writes this column.
  gift: row.gift as Gift | null,
  photo,
  // The cast is safe, because only `sendGif` writes this column.
  gif: row.gif as Gif | null,
  held: row.held,
  returned: row.sender_id === profileId ? row.returned_credits : 0,
  unsent: row.unsent,
  covered: row.sender_id !== profileId && isCovered(filterableText(row)),
  safety: row.sender_id === profileId ? null : safetyNote(row),
  sent_at: row.sent_at.toISOString(),
});

/** Those who wrote so much to each other know whether money is a matter between them; blackmail is never. */
function safetyNote({ body, seq }: MessageRow): SafetyNote | null {
  const note = safetyNoteOf(body);
  return note === 'money' && seq > SAFETY_NOTE_MESSAGES ? null : note;
}

export const isNeverCovered: WordFilter = () => false;

/** Returns the text that the word filter checks; for a GIF, its description. */
const filterableText = ({ body, gif }: MessageRow): string => (gif as Gif | null)?.words ?? body;

/**
 * Removes details from the card if the partner is hidden from the viewer.
 * @spec 4.5
 */
export const presentPartner = (row: ChatListRow | undefined, card: MemberCard): MemberCard =>
  row && !row.shows_profile
    ? {
        ...{ ...card, main_image: null, verified: false, is_new: false, activity: 'away' },
        ...{ region: null, city: null, distance: null },
      }
    : card;

/** @spec 3.8 */
export const presentChat = (row: ChatListRow, card: MemberCard, last_message: Message): Chat => ({
  conversation: {
    id: row.conversation_id,
    read_seq: row.read_seq,
    read_by_other_seq: row.read_by_other_seq,
    shows_photos: row.shows_photos,
    // The cast is safe, because the table has a check.
    safety_dismissed: row.safety_dismissed as SafetyNote | null,
    delivered_to_other_seq: row.delivered_to_other_seq,
    revision: row.revision,
    last_message,
  },
  profile: presentPartner(row, card),
  num_unread_messages: row.unread,
});
