import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';

/** Blocks a member: chats and likes between the two go, he no longer sees this profile (section 4). */
export const blockMember = defineCall({
  method: 'POST',
  path: '/api/block.php',
  summary: 'Block a member',
  section: '4',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['not_found', 'blocked_by_member'],
  who: 'member',
  repeat: 'natural',
});

/** Whom I block, the latest first, by the names I knew them by: without a way to see them there would be none to unblock them. */
export const getBlocked = defineCall({
  method: 'GET',
  path: '/api/block.php',
  summary: 'Whom one has blocked',
  section: '6',
  query: nothing,
  body: nothing,
  output: z.object({ profiles: z.array(z.object({ id, name: z.string() })) }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** Lifts a block; chats and likes that went with it stay gone (section 6). */
export const unblockMember = defineCall({
  method: 'DELETE',
  path: '/api/block.php',
  summary: 'Lift a block',
  section: '6',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: [],
  who: 'member',
  repeat: 'natural',
});
