import type { ChatPhoto } from '#contract/chat-photo';
import type { Chat, Message } from '#contract/chats';
import type { Gif } from '#contract/gif';
import type { Gift } from '#contract/gift-catalogue';
import type { MemberCard } from '#contract/profiles';
import type { Cover } from '../profiles/hidden-words/covers-of.ts';
import type { ChatRow } from './list-queries.ts';
import type { MessageRow } from './queries.ts';

/** A message as one of the two sees it, with its picture as he may see that. */
export const presentMessage = (
  row: MessageRow,
  profileId: string,
  photo: ChatPhoto | null,
  isCovered: Cover,
): Message => ({
  id: row.id,
  conversation: row.conversation_id,
  client_id: row.client_id,
  seq: row.seq,
  mine: row.sender_id === profileId,
  text: row.body,
  // Written by `sendGift` alone, which knows no other.
  gift: row.gift as Gift | null,
  photo,
  // Written by `sendGif` alone.
  gif: row.gif as Gif | null,
  held: row.held,
  returned: row.sender_id === profileId ? row.returned : 0,
  unsent: row.unsent,
  covered: row.sender_id !== profileId && isCovered(wordsIn(row)),
  sent_at: row.sent_at.toISOString(),
});

/** For those who hide no word, and where they are not asked. */
export const isNeverCovered: Cover = () => false;

/** All that is said in words: a GIF has a description. */
const wordsIn = ({ body, gif }: MessageRow): string => (gif as Gif | null)?.words ?? body;

/** The other one of a conversation; of one who hides meanwhile, and never took the first step, no more than what he was known by. */
export const presentPartner = (row: ChatRow | undefined, card: MemberCard): MemberCard =>
  row && !row.shows_himself
    ? {
        ...{ ...card, main_image: null, verified: false, is_new: false, activity: 'away' },
        ...{ region: null, city: null, distance: null },
      }
    : card;

/** A chat list item with its last message; `card` is the other one's. */
export const presentChat = (row: ChatRow, card: MemberCard, last_message: Message): Chat => ({
  conversation: {
    id: row.conversation_id,
    read_seq: row.read_seq,
    read_by_other_seq: row.read_by_other_seq,
    shows_photos: row.shows_photos,
    delivered_to_other_seq: row.delivered_to_other_seq,
    revision: row.revision,
    last_message,
  },
  profile: presentPartner(row, card),
  num_unread_messages: row.unread,
});
