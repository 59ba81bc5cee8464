import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { chatPhoto } from './chat-photo.ts';
import { cursor } from './cursor.ts';
import { id, nothing, queryInt, timestamp } from './fields.ts';
import { gif } from './gif.ts';
import { giftIds } from './gift-catalogue.ts';
import { messageText } from './message-text.ts';
import { memberCard } from './profiles.ts';

/**
 * One message. `seq` counts up by one within a conversation. `held`: the sender has not confirmed his address yet;
 * only he sees it, and its `sent_at` moves to the moment of delivery. `client_id` was chosen by the sender's browser
 * and is the same through every retry. `unsent`: taken back by its sender; the place stays, and nothing of what it was.
 */
export const message = z.object({
  id,
  conversation: id,
  client_id: id,
  seq: z.int(),
  mine: z.boolean(),
  /** Empty where it is something else, or unsent. */
  text: z.string(),
  gift: z.nullable(z.enum(giftIds)),
  photo: z.nullable(chatPhoto),
  gif: z.nullable(gif),
  held: z.boolean(),
  /** Credits that came back because it was not opened (decisions, 5.1), for its sender alone; else 0. */
  returned: z.int(),
  unsent: z.boolean(),
  /** Another's, and it contains a word its reader does not want to see (decisions, 5.3). Never true for its sender. */
  covered: z.boolean(),
  sent_at: timestamp,
});
export type Message = z.output<typeof message>;

/** A chat list item (section 3). */
export const chat = z.object({
  conversation: z.object({
    id,
    /** Highest `seq` I have read, and the other one has read. */
    read_seq: z.int(),
    read_by_other_seq: z.int(),
    /** I see the other one’s photos without opening each. */
    shows_photos: z.boolean(),
    /** Highest `seq` that a browser of the other one has. */
    delivered_to_other_seq: z.int(),
    /** Changes with every change of messages that were there already: unsent, deleted. Who has another one has missed it. */
    revision: z.int(),
    last_message: message,
  }),
  profile: memberCard,
  num_unread_messages: z.int(),
});
export type Chat = z.output<typeof chat>;

/**
 * My conversations that hold a message I may see, the one with the latest message first, a stretch at a time: the first one, or
 * what follows `before`, which is the `next` of an answer. `num_unread_messages` counts those of all, whatever is in the stretch.
 */
export const getChats = defineCall({
  method: 'GET',
  path: '/api/chats.php',
  summary: 'Conversations, the latest first',
  section: '7',
  query: z.object({ before: z.optional(cursor) }),
  body: nothing,
  output: z.object({
    chats: z.array(chat),
    num_unread_messages: z.int(),
    next: z.nullable(cursor),
  }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * A conversation and one stretch of at most 50 of its messages, oldest first: the last ones, the last before `before`, the
 * first after `after` (both are `seq`), or with `at=unread` those around the first unread one. Named by `conversation`, or by
 * `profile` for the one with that member: `chat` is null while it holds no message I may see. `has_earlier` and `has_later`: there
 * are messages before and after these. `hidden_before`: messages that were sent before it are hidden from both, for their age
 * (section 9); null where there are none. The last that is hidden is `hidden_seq`. `approached`: I liked that member, or wrote to him
 * and did not take it back, so that he sees me though I am invisible (section 4).
 */
export const getChat = defineCall({
  method: 'GET',
  path: '/api/chat.php',
  summary: 'A conversation and a stretch of its messages',
  section: '2',
  query: z.object({
    conversation: z.optional(id),
    profile: z.optional(id),
    before: z.optional(queryInt(1, 2_147_483_647)),
    after: z.optional(queryInt(0, 2_147_483_647)),
    at: z.optional(z.enum(['unread'])),
  }),
  body: nothing,
  output: z.object({
    chat: z.nullable(chat),
    profile: memberCard,
    messages: z.array(message),
    has_earlier: z.boolean(),
    has_later: z.boolean(),
    hidden_before: z.nullable(timestamp),
    hidden_seq: z.int(),
    approached: z.boolean(),
  }),
  errors: ['not_found', 'too_many_reads'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Sends a message to a member for `message_credits`, at most `message_length` characters of it. The same `client_id` again answers
 * the same message, and costs once.
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/chat.php',
  summary: 'Send a message',
  section: '5',
  query: nothing,
  body: z.object({
    to: id,
    client_id: id,
    text: messageText,
  }),
  output: z.object({ message, credits: z.int() }),
  errors: [
    'not_found',
    'insufficient_credits',
    'conversation_limit',
    'first_messages_limit',
    'forbidden',
    'message_empty',
    'message_too_long',
  ],
  access: 'member',
  repeat: 'natural',
});

/** Opening a chat sets its unread count to zero (section 4): everything up to `seq` is read. */
export const readChat = defineCall({
  method: 'PUT',
  path: '/api/chat.php',
  summary: 'Mark a conversation as read',
  section: '4',
  query: nothing,
  body: z.object({ conversation: id, seq: z.int().check(z.gte(0), z.lte(2_147_483_647)) }),
  output: z.null(),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Deletes a chat for the one who deletes (section 4 and 7); by `profile` every chat with that member. The other one keeps his.
 * Without either it is `field_required`.
 */
export const deleteChat = defineCall({
  method: 'DELETE',
  path: '/api/chat.php',
  summary: 'Delete a conversation, or every one with a member, for oneself',
  section: '7',
  query: nothing,
  body: z.object({ conversation: z.optional(id), profile: z.optional(id) }),
  output: z.null(),
  errors: ['not_found', 'field_required'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Deletes a message of any kind: for `me` it goes from my side only; for `everyone` its sender takes it back, whenever, and both see
 * that there was one (`unsent`). What it cost does not come back.
 */
export const deleteMessage = defineCall({
  method: 'DELETE',
  path: '/api/message.php',
  summary: 'Delete a message for oneself, or take it back',
  section: '6',
  query: nothing,
  body: z.object({ message: id, for: z.enum(['me', 'everyone']) }),
  output: z.null(),
  errors: ['not_found', 'too_many_requests'],
  access: 'member',
  repeat: 'natural',
});
