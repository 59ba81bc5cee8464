import { accountWriter } from './rows/accounts.ts';
import { conversationMemberWriter, conversationWriter } from './rows/conversations.ts';
import { interestWriter } from './rows/interests.ts';
import { likeWriter } from './rows/likes.ts';
import { messageWriter } from './rows/messages.ts';
import { photoWriter } from './rows/photos.ts';
import { presenceWriter } from './rows/presence.ts';
import { profileWriter } from './rows/profiles.ts';
import type { RowWriter } from './rows/row-writer.ts';

/** In this order, each table references earlier tables only. */
export const writers = {
  accounts: accountWriter,
  profiles: profileWriter,
  profile_interests: interestWriter,
  photos: photoWriter,
  presence: presenceWriter,
  likes: likeWriter,
  conversations: conversationWriter,
  conversation_members: conversationMemberWriter,
  messages: messageWriter,
} as const satisfies Record<string, RowWriter>;

export type StreamedTable = keyof typeof writers;
export const streamedTables = Object.keys(writers) as StreamedTable[];
