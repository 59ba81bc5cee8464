import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';

/**
 * Blocks a member: the conversation and likes between the two are removed, and the blocked member no longer
 * sees the caller's profile.
 * @spec 4.4
 */
export const blockMember = defineCall({
  method: 'POST',
  path: '/api/block.php',
  summary: 'Block a member',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found', 'blocked_by_member'],
  access: 'member',
  repeat: 'natural',
});

/**
 * The members whom the caller blocks, latest first, by the names they had then. Blocked members are hidden, so
 * this list is the only way to unblock them.
 * @spec 4.4 6.4
 */
export const getBlocked = defineCall({
  method: 'GET',
  path: '/api/block.php',
  summary: 'The members whom the caller has blocked',
  section: '6',
  query: nothing,
  body: nothing,
  output: z.object({ profiles: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Lifts a block. Conversations and likes that it removed stay removed.
 * @spec 4.4 6.4
 */
export const unblockMember = defineCall({
  method: 'DELETE',
  path: '/api/block.php',
  summary: 'Lift a block',
  section: '6',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: [],
  access: 'member',
  repeat: 'natural',
});
