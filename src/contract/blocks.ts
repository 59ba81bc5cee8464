import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './fields.ts';

/**
 * Also removes the conversation and likes, and hides the caller from the member.
 * @spec 4.4
 */
export const blockMember = defineCall('POST', '/api/block.php', {
  summary: 'Block a member',
  section: '4.4',
  body: z.object({ id }),
  errors: ['not_found', 'blocked_by_member'],
  repeat: 'natural',
  invalidates: ['blocked'],
});

/**
 * The latest block comes first. `name` is the member's name when blocked.
 * @spec 4.4 6.4
 */
export const getBlocked = defineCall('GET', '/api/block.php', {
  summary: 'The members whom the caller has blocked',
  section: '4.4',
  output: z.object({ profiles: z.array(z.object({ id, name: z.string() })) }),
  provides: ['blocked'],
});

/**
 * Unblocking does not restore the conversation and likes that the block removed.
 * @spec 4.4 6.4
 */
export const unblockMember = defineCall('DELETE', '/api/block.php', {
  summary: 'Lift a block',
  section: '4.4',
  body: z.object({ id }),
  repeat: 'natural',
  invalidates: ['blocked'],
});
