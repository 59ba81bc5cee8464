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

/**
 * `onlineUntil`, but the same time for everybody who is online, so that it does not change at each of their requests.
 */
export const onlineUntilAt = (now: Date) => sql<Date | null>`(
  select case when max(online_until) > ${now}::timestamptz then timestamptz '9999-01-01 00:00Z' else max(online_until) end
  from presence where presence.profile_id = profiles.id)`;

/** A join would repeat a member who has several sessions. */
export const onlineUntil = sql<Date | null>`(
  select max(online_until) from presence where presence.profile_id = profiles.id)`;
