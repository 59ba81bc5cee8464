import { sql } from 'kysely';
import type { SharedActivity } from '#contract/permissions';
import type { Member } from '../app.ts';
import type { Db } from '../platform/db.ts';
import type { Condition } from './visibility.ts';

/**
 * The viewer learns this of a member: `learnsOf` of the contract as a condition on a row of `profiles`, by its name in the
 * query. Whether he may see that member at all is asked by visibility.
 */
export function learned(
  fact: SharedActivity,
  { member }: { member: Pick<Member, 'profileId'> | null },
  profiles = 'profiles',
): Condition {
  const column = `shares_${fact}`;
  const shared = sql.ref<boolean>(`${profiles}.${column}`);
  if (!member) return sql`${shared}`;
  const { profileId } = member;
  return sql`(${shared} and (select mine.${sql.ref(column)} from profiles mine where mine.id = ${profileId}))`;
}

/** Whether one of two members learns this of the other. */
export async function learnsFrom(
  db: Db,
  fact: SharedActivity,
  viewerId: string,
  otherId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .where('id', '=', otherId)
    .select(learned(fact, { member: { profileId: viewerId } }).as('learned'))
    .$castTo<{ learned: boolean }>()
    .executeTakeFirst();
  return row?.learned === true;
}

/** Until when the row of `profiles` is here, at whichever login it is the latest. Looked up for each row, never joined. */
export const hereUntil = sql<Date | null>`(
  select max(here_until) from presence where presence.profile_id = profiles.id)`;
