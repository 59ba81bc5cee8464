import { type FloodConversation, lengthOf, readStateOf } from '../conversations.ts';
import type { FloodSource } from '../flood-source.ts';
import type { RowWriter } from './row-writer.ts';

const perConversation = (
  columns: readonly string[],
  writeRow: (
    rows: Parameters<RowWriter['write']>[0],
    source: FloodSource,
    conversation: FloodConversation,
    columns: number,
  ) => void,
): RowWriter => ({
  columns,
  *write(rows, source) {
    for (const conversation of source.conversations.all()) {
      writeRow(rows, source, conversation, columns.length);
      yield conversation.starter / source.world.members;
    }
  },
});

export const conversationWriter = perConversation(
  ['id', 'low_id', 'high_id', 'starter_id', 'last_seq', 'created_at', 'updated_at'],
  (rows, { ids, messages, at }, conversation, columns) => {
    const { starter, other } = conversation;
    const [low, high] =
      ids.profile.v4Order(starter) < ids.profile.v4Order(other) ? [starter, other] : [other, starter];
    const length = lengthOf(conversation);
    rows
      .row(columns)
      .uuid(ids.conversation.v4(conversation.number))
      .uuid(ids.profile.v4(low))
      .uuid(ids.profile.v4(high))
      .uuid(ids.profile.v4(starter))
      .integer(length)
      .time(at(messages.of(conversation, 0).ago))
      .time(at(messages.of(conversation, length - 1).ago));
  },
);

export const conversationMemberWriter = perConversation(
  ['conversation_id', 'profile_id', 'other_id', 'read_seq', 'unread', 'last_message_at'],
  (rows, { ids, messages: lines, at }, conversation, columns) => {
    const { starter, other } = conversation;
    const last = at(lines.of(conversation, lengthOf(conversation) - 1).ago);
    for (const [member, otherMember] of [
      [starter, other],
      [other, starter],
    ] as const) {
      const { read, unread } = readStateOf(conversation, member);
      rows
        .row(columns)
        .uuid(ids.conversation.v4(conversation.number))
        .uuid(ids.profile.v4(member))
        .uuid(ids.profile.v4(otherMember))
        .integer(read)
        .integer(unread)
        .time(conversation.held && member === other ? null : last);
    }
  },
);
