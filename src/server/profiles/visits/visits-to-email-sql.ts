import { type RawBuilder, sql } from 'kysely';
import { visibleToMemberOf } from '../visibility.ts';

/**
 * Visits after `since` that no email to the member in `profiles` mentioned yet. The two share visits, and the member sees the visitor.
 * @spec D5.6 D2.48
 */
export const visitsToEmail = (since: Date): RawBuilder<unknown> => sql`
  visits join profiles visitor on visitor.id = visits.visitor_id
  where visits.visited_id = profiles.id and visits.emailed_at is null and visits.visited_at > ${since}
    and profiles.shares_visits and visitor.shares_visits and ${visibleToMemberOf(sql.ref('profiles.id'), 'visitor')}`;
