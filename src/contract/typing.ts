import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';

/**
 * The caller is writing to a member, or no longer is. That one learns of it where the two have a conversation and both let it be
 * known; the answer is the same whether he does, and whether there is such a member at all. Nothing is stored.
 */
export const tellTyping = defineCall({
  method: 'POST',
  path: '/api/typing.php',
  summary: 'Say that one is writing a message, or stopped',
  section: '2',
  query: nothing,
  body: z.object({ to: id, typing: z.boolean() }),
  output: z.null(),
  errors: ['too_many_requests'],
  who: 'member',
  repeat: 'none',
});
