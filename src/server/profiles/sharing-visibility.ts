import { sql } from 'kysely';
import type { SharedActivity } from '#contract/permissions';
import type { Member } from '../app.ts';
import type { Db } from '../platform/db.ts';
import type { Condition } from './visibility.ts';

/**
 * Applies the rule `seesActivity` in SQL. Whether the viewer sees the member at all is decided in
 * visibility.ts.
 * @spec D5.6
 */
export function isSharedWith(
  setting: SharedActivity,
  { member }: { member: Pick<Member, 'profileId'> | null },
  profiles = 'profiles',
): Condition {
  const column = `shares_${setting}`;
  const shared = sql.ref<boolean>(`${profiles}.${column}`);
  if (!member) return sql`${shared}`;
  const { profileId } = member;
  return sql`(${shared} and (select mine.${sql.ref(column)} from profiles mine where mine.id = ${profileId}))`;
}

export async function isSharedBetween(
  db: Db,
  setting: SharedActivity,
  viewerId: string,
  otherId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .where('id', '=', otherId)
    .select(isSharedWith(setting, { member: { profileId: viewerId } }).as('learned'))
    .$castTo<{ learned: boolean }>()
    .executeTakeFirst();
  return row?.learned === true;
}

/**
 * The latest end of presence over all sessions of the member. A join instead of the subquery would repeat
 * members.
 */
export const onlineUntil = sql<Date | null>`(
  select max(online_until) from presence where presence.profile_id = profiles.id)`;
