import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cursor } from './cursor.ts';
import { id, nothing, timestamp } from './fields.ts';
import { memberCard } from './profiles.ts';

/**
 * The caller has a member's profile before him. That one learns of it where both let visits be known; the answer is the same
 * whether he does, and whether there is such a member at all.
 */
export const recordVisit = defineCall({
  method: 'POST',
  path: '/api/visit.php',
  summary: "Say that one looks at a member's page",
  section: '6',
  query: nothing,
  body: z.object({ id }),
  output: z.null(),
  errors: ['visits_limit'],
  who: 'member',
  repeat: 'natural',
});

/** A member who opened one's profile in the last 7 days, and when he did so last. */
export const visitor = z.object({ ...memberCard.shape, visited_at: timestamp });
export type Visitor = z.output<typeof visitor>;

/** Who looked at one's profile, the latest first, a stretch at a time: for premium members (section 6). */
export const getVisitors = defineCall({
  method: 'GET',
  path: '/api/visitors.php',
  summary: "Who looked at one's profile in the last 7 days",
  section: '6',
  query: z.object({ before: z.optional(cursor) }),
  body: nothing,
  output: z.object({ visitors: z.array(visitor), next: z.nullable(cursor) }),
  errors: ['premium_only'],
  who: 'member',
  repeat: 'natural',
});
