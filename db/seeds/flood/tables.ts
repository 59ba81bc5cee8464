import { accounts } from './rows/accounts.ts';
import { conversationMembers, conversations } from './rows/conversations.ts';
import { interests } from './rows/interests.ts';
import { likes } from './rows/likes.ts';
import { messages } from './rows/messages.ts';
import { photos } from './rows/photos.ts';
import { presence } from './rows/presence.ts';
import { profiles } from './rows/profiles.ts';
import type { RowWriter } from './rows/row-writer.ts';

/** The tables that are streamed; what stands earlier is referred to by what stands later. */
export const writers = {
  accounts,
  profiles,
  profile_interests: interests,
  photos,
  presence,
  likes,
  conversations,
  conversation_members: conversationMembers,
  messages,
} as const satisfies Record<string, RowWriter>;

export type StreamedTable = keyof typeof writers;
export const streamedTables = Object.keys(writers) as StreamedTable[];
