import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { message, sendRefusals } from './chats.ts';
import { id } from './fields.ts';
import { giftIds } from './gift-catalogue.ts';

/**
 * A repeated call with the same `client_id` costs nothing.
 * @spec D2.11 D1.3
 */
export const sendGift = defineCall('POST', '/api/gift.php', {
  summary: 'Send a gift',
  section: 'D2.11',
  body: z.object({ to: id, client_id: id, gift: z.enum(giftIds) }),
  output: z.object({ message, credits: z.int() }),
  errors: sendRefusals,
  repeat: 'natural',
  invalidates: [],
});
