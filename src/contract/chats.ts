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
 * One message. `seq` counts up by one within a conversation. `held`: the sender has not confirmed their email
 * address yet, so only they see the message; `sent_at` becomes the moment of delivery. The sender's browser
 * chooses `client_id` and keeps it through every retry. `unsent`: the sender took the message back; its
 * position stays, its content is gone.
 * @spec 2.9 D4.6
 */
export const message = z.object({
  id,
  conversation: id,
  client_id: id,
  seq: z.int(),
  mine: z.boolean(),
  /** Empty for a gift, photo or GIF, and when unsent. */
  text: z.string(),
  gift: z.nullable(z.enum(giftIds)),
  photo: z.nullable(chatPhoto),
  gif: z.nullable(gif),
  held: z.boolean(),
  /** Credits returned because the recipient never opened the message; 0 for the recipient. @spec D5.1 */
  returned: z.int(),
  unsent: z.boolean(),
  /**
   * A received message that contains a word of the viewer's word filter. Never true for the sender. @spec D5.3
   */
  covered: z.boolean(),
  sent_at: timestamp,
});
export type Message = z.output<typeof message>;

/**
 * An item of the chat list.
 * @spec 3.8
 */
export const chat = z.object({
  conversation: z.object({
    id,
    /** Highest `seq` that the caller has read, and that the other member has read. */
    read_seq: z.int(),
    read_by_other_seq: z.int(),
    /** The caller sees the other member's photos without opening each. */
    shows_photos: z.boolean(),
    /** Highest `seq` that a browser of the other member has received. */
    delivered_to_other_seq: z.int(),
    /**
     * Changes whenever existing messages change (unsent, deleted). A browser that holds another value has
     * missed a change.
     */
    revision: z.int(),
    last_message: message,
  }),
  profile: memberCard,
  num_unread_messages: z.int(),
});
export type Chat = z.output<typeof chat>;

/**
 * The caller's conversations that hold a visible message, latest message first, one page at a time; `before` is
 * the `next` of the previous page. `num_unread_messages` counts all conversations, not only this page.
 * @spec 7.8 D3.4
 */
export const getChats = defineCall({
  method: 'GET',
  path: '/api/chats.php',
  summary: 'Conversations, latest message first',
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
 * A conversation and a page of at most 50 messages, oldest first: the last ones, the last before `before`, the
 * first after `after` (both are `seq`), or with `at=unread` those around the first unread message. Selected by
 * `conversation` or by `profile`; `chat` is null while the conversation holds no visible message.
 * `hidden_before`: messages sent before that time are hidden from both because of their age, up to
 * `hidden_seq`; null if none are hidden. `approached`: the caller liked this member or wrote to them and did
 * not take it back, so the member sees the caller even in invisible mode.
 * @spec 2.9 4.5 D1.12
 */
export const getChat = defineCall({
  method: 'GET',
  path: '/api/chat.php',
  summary: 'A conversation and a page of its messages',
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
 * Sends a message of at most `message_length` characters for `message_credits`. A repeat with the same
 * `client_id` returns the same message and costs nothing.
 * @spec 5.9 D1.3
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

/**
 * Marks everything up to `seq` as read and updates the unread count.
 * @spec 4.13
 */
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
 * Deletes a chat for the caller only; with `profile`, the chat with that member. Without either the answer is
 * `field_required`.
 * @spec 4.13 7.9 D2.26
 */
export const deleteChat = defineCall({
  method: 'DELETE',
  path: '/api/chat.php',
  summary: 'Delete a conversation, or every conversation with a member, for the caller',
  section: '7',
  query: nothing,
  body: z.object({ conversation: z.optional(id), profile: z.optional(id) }),
  output: z.null(),
  errors: ['not_found', 'field_required'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Deletes a message. `me`: it disappears for the caller only. `everyone`: its sender takes it back at any time,
 * and both see that a message was there (`unsent`). The credits are not returned.
 * @spec 6.4
 */
export const deleteMessage = defineCall({
  method: 'DELETE',
  path: '/api/message.php',
  summary: 'Delete a message for the caller, or take it back for both',
  section: '6',
  query: nothing,
  body: z.object({ message: id, for: z.enum(['me', 'everyone']) }),
  output: z.null(),
  errors: ['not_found', 'too_many_requests'],
  access: 'member',
  repeat: 'natural',
});
