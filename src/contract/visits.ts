import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cursor } from './cursor.ts';
import { id, timestamp } from './fields.ts';
import { memberCard } from './profiles.ts';

/**
 * The answer does not reveal whether the other member shares visits or exists.
 * @spec D5.6 6.3
 */
export const recordVisit = defineCall('POST', '/api/visit.php', {
  summary: "Record a visit of a member's page",
  section: 'D5.6',
  body: z.object({ id }),
  errors: ['visits_limit'],
  repeat: 'natural',
  invalidates: [],
});

const profileVisitor = z.object({ ...memberCard.shape, visited_at: timestamp });
export type ProfileVisitor = z.output<typeof profileVisitor>;

/**
 * Only premium members see their visitors. The latest comes first.
 * @spec 6.3 D5.6
 */
export const getVisitors = defineCall('GET', '/api/visitors.php', {
  summary: "Visitors of the caller's profile in the last 7 days",
  section: '6.3',
  query: z.object({ before: z.optional(cursor) }),
  output: z.object({ visitors: z.array(profileVisitor), next: z.nullable(cursor) }),
  errors: ['premium_only'],
  provides: ['visitors'],
});
