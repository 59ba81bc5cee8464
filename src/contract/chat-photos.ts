import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { message } from './chats.ts';
import { id, nothing } from './fields.ts';
import { PHOTO_REFUSALS, PICTURE_FILE } from './photos.ts';

/**
 * Sends a member a photo for `photo_credits`. It is a message of the conversation, and begins one where there is none. The same
 * `client_id` again answers the same message, and costs once.
 */
export const sendPhoto = defineCall({
  method: 'POST',
  path: '/api/chat-photo.php',
  summary: 'Send a photo',
  section: '5',
  query: z.object({ to: id, client_id: id }),
  body: nothing,
  upload: PICTURE_FILE,
  output: z.object({ message, credits: z.int() }),
  errors: [
    'not_found',
    'insufficient_credits',
    'conversation_limit',
    'first_messages_limit',
    'forbidden',
    ...PHOTO_REFUSALS,
  ],
  access: 'member',
  repeat: 'natural',
});

/** A photo with addresses that still open: those of a page that stands open end. */
export const getChatPhoto = defineCall({
  method: 'GET',
  path: '/api/chat-photo.php',
  summary: 'A photo with addresses that still open',
  section: '3',
  query: z.object({ message: id }),
  body: nothing,
  output: z.object({ message }),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});

/** Opens a photo that one received: from now on it is shown clear, on all of one’s devices. */
export const openChatPhoto = defineCall({
  method: 'PUT',
  path: '/api/chat-photo.php',
  summary: 'Open a received photo',
  section: '3',
  query: nothing,
  body: z.object({ message: id }),
  output: z.object({ message }),
  errors: ['not_found'],
  access: 'member',
  repeat: 'natural',
});

/**
 * Shows all photos of the other one of a conversation clear, or blurs those again that were never opened, and those to come (decisions,
 * 5.3: per sender).
 */
export const showChatPhotos = defineCall({
  method: 'PUT',
  path: '/api/chat-photos.php',
  summary: 'Always show one member’s photos, or blur them until opened',
  section: '3',
  query: nothing,
  body: z.object({ conversation: id, show: z.boolean() }),
  output: z.null(),
  errors: ['not_found', 'too_many_requests'],
  access: 'member',
  repeat: 'natural',
});
