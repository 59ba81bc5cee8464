import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { message, sendRefusals } from './chats.ts';
import { id } from './fields.ts';
import { PHOTO_REFUSALS, PICTURE_FILE } from './photos.ts';

/**
 * A repeated call with the same `client_id` costs nothing.
 * @spec D2.10 D1.3
 */
export const sendPhoto = defineCall('POST', '/api/chat-photo.php', {
  summary: 'Send a photo',
  section: 'D2.10',
  query: z.object({ to: id, client_id: id }),
  upload: PICTURE_FILE,
  output: z.object({ message, credits: z.int() }),
  errors: [...sendRefusals, ...PHOTO_REFUSALS],
  repeat: 'natural',
  invalidates: [],
});

/** @spec D4.9 */
export const getChatPhoto = defineCall('GET', '/api/chat-photo.php', {
  summary: 'A photo with newly signed addresses',
  section: 'D4.9',
  query: z.object({ message: id }),
  output: z.object({ message }),
  errors: ['not_found'],
  provides: [],
});

/**
 * Reveals the photo in all browsers of the caller.
 * @spec D5.3
 */
export const openChatPhoto = defineCall('PUT', '/api/chat-photo.php', {
  summary: 'Open a received photo',
  section: 'D5.3',
  body: z.object({ message: id }),
  output: z.object({ message }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: [],
});

/** @spec D5.3 */
export const showChatPhotos = defineCall('PUT', '/api/chat-photos.php', {
  summary: 'Always show one member’s photos, or blur them until opened',
  section: 'D5.3',
  body: z.object({ conversation: id, show: z.boolean() }),
  errors: ['not_found', 'too_many_requests'],
  repeat: 'natural',
  invalidates: [],
});
