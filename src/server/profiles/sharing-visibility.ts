import { sql } from 'kysely';
import type { SharedActivity } from '#contract/permissions';
import type { Member } from '../app.ts';
import type { Db } from '../platform/db.ts';
import type { Condition } from './visibility.ts';

/**
 * Applies `seesActivity` in SQL, but does not check whether the viewer sees the member.
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

/** A join would repeat a member who has several sessions. */
export const onlineUntil = sql<Date | null>`(
  select max(online_until) from presence where presence.profile_id = profiles.id)`;
