import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';

/**
 * Removes the conversation and likes between both members, and hides the caller's profile from the blocked
 * member.
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
 * The latest block comes first. `name` is the member's name at the time of the block. A member without a
 * visible profile can be unblocked only in this list.
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
 * Unblocking does not restore the conversation and likes that the block removed.
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
