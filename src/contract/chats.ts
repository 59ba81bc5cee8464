import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { chatPhoto } from './chat-photo.ts';
import { cursor } from './cursor.ts';
import { id, queryInt, timestamp } from './fields.ts';
import { gif } from './gif.ts';
import { giftIds } from './gift-catalogue.ts';
import { messageText } from './message-text.ts';
import { memberCard } from './profiles.ts';
import { safetyNotes } from './safety-words.ts';

/**
 * `held` messages wait for the sender's activation. `unsent` messages have no content.
 * @spec 2.9 D4.6
 */
export const message = z.object({
  id,
  conversation: id,
  client_id: id,
  seq: z.int(),
  mine: z.boolean(),
  /** Empty for a gift, photo, GIF or unsent message. */
  text: z.string(),
  gift: z.nullable(z.enum(giftIds)),
  photo: z.nullable(chatPhoto),
  gif: z.nullable(gif),
  held: z.boolean(),
  /**
   * Credits returned because the recipient never opened the message. The recipient sees 0.
   * @spec D5.1
   */
  returned: z.int(),
  unsent: z.boolean(),
  /**
   * True for a received message that contains a word of the viewer's word filter.
   * @spec D5.3
   */
  covered: z.boolean(),
  /**
   * What a received message is about, if its recipient should take care; always null for its sender.
   * @spec D5.3
   */
  safety: z.nullable(z.enum(safetyNotes)),
  sent_at: timestamp,
});
export type Message = z.output<typeof message>;

/** @spec 3.8 */
export const chat = z.object({
  conversation: z.object({
    id,
    read_seq: z.int(),
    read_by_other_seq: z.int(),
    shows_photos: z.boolean(),
    /** The note that the caller hid; the one about extortion stands for both. */
    safety_dismissed: z.nullable(z.enum(safetyNotes)),
    delivered_to_other_seq: z.int(),
    /** Rises when existing messages change, so that a browser refetches missed changes. */
    revision: z.int(),
    last_message: message,
  }),
  profile: memberCard,
  num_unread_messages: z.int(),
});
export type Chat = z.output<typeof chat>;

/**
 * The top-level `num_unread_messages` counts the conversations of this page and of all following pages, so that the
 * first page's value is the member's total.
 * @spec 7.8 D3.4
 */
export const getChats = defineCall('GET', '/api/chats.php', {
  summary: 'Conversations, latest message first',
  section: '7.8',
  query: z.object({ before: z.optional(cursor) }),
  output: z.object({
    chats: z.array(chat),
    num_unread_messages: z.int(),
    next: z.nullable(cursor),
  }),
  provides: ['chats'],
});

/**
 * Messages up to `hidden_seq` are too old to show. `approached`: the caller liked or wrote to the member.
 * @spec 2.9 4.5 D1.12
 */
export const getChat = defineCall('GET', '/api/chat.php', {
  summary: 'A conversation and a page of its messages',
  section: '2.9',
  query: z.object({
    conversation: z.optional(id),
    profile: z.optional(id),
    before: z.optional(queryInt(1, 2_147_483_647)),
    after: z.optional(queryInt(0, 2_147_483_647)),
    at: z.optional(z.enum(['unread'])),
  }),
  output: z.object({
    chat: z.nullable(chat),
    profile: memberCard,
    messages: z.array(message),
    has_earlier: z.boolean(),
    has_later: z.boolean(),
    hidden_before: z.nullable(timestamp),
    hidden_seq: z.int(),
    approached: z.boolean(),
    /** The name of the member, who wrote first, looks like that of somebody else with whom the caller writes. */
    similar_name: z.boolean(),
  }),
  errors: ['not_found', 'too_many_reads'],
  provides: ['thread'],
});

/** Why a message, photo, GIF or gift is not sent. */
export const sendRefusals = [
  'not_found',
  'insufficient_credits',
  'conversation_limit',
  'first_messages_limit',
  'first_messages_slowed',
  'first_messages_stopped',
  'forbidden',
] as const;

/**
 * A repeated call with the same `client_id` costs nothing.
 * @spec 5.9 D1.3
 */
export const sendMessage = defineCall('POST', '/api/chat.php', {
  summary: 'Send a message',
  section: '5.9',
  body: z.object({
    to: id,
    client_id: id,
    text: messageText,
  }),
  output: z.object({ message, credits: z.int() }),
  errors: [...sendRefusals, 'message_empty', 'message_too_long'],
  repeat: 'natural',
  invalidates: [],
});

/** @spec 4.13 */
export const readChat = defineCall('PUT', '/api/chat.php', {
  summary: 'Mark a conversation as read',
  section: '4.13',
  body: z.object({ conversation: id, seq: z.int().check(z.gte(0), z.lte(2_147_483_647)) }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: [],
});

/**
 * The body must contain `conversation` or `profile`, and `conversation` takes precedence.
 * @spec 4.13 7.9 D2.26
 */
export const deleteChat = defineCall('DELETE', '/api/chat.php', {
  summary: 'Delete a conversation, or every conversation with a member, for the caller',
  section: '4.13',
  body: z.object({ conversation: z.optional(id), profile: z.optional(id) }),
  errors: ['not_found', 'field_required'],
  repeat: 'natural',
  invalidates: [],
});

/**
 * The sender does not get the message's credits back.
 * @spec 6.4
 */
export const deleteMessage = defineCall('DELETE', '/api/message.php', {
  summary: 'Delete a message for the caller, or take it back for both',
  section: '6.4',
  body: z.object({ message: id, for: z.enum(['me', 'everyone']) }),
  errors: ['not_found', 'too_many_requests'],
  repeat: 'natural',
  invalidates: [],
});
