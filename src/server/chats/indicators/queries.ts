import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { idList, prepared, preparedStatement } from '../../platform/prepared-statements.ts';
import { onlineUntil } from '../../profiles/sharing-visibility.ts';
import { activeAndNotBlocked, isShownTo } from '../../profiles/visibility.ts';

/** The member `to` views the typing, read or presence indicators of the member `of`. */
export type MemberPair = { of: string; to: string };

/**
 * Excludes pairs with a block, a hidden conversation or an inactive member.
 * @spec D5.6
 */
export const selectPairStates = (db: Db, pairs: MemberPair[]) =>
  pairStates(db, { of: pairs.map(pair => pair.of), to: pairs.map(pair => pair.to) });

const pairStates = preparedStatement((db, { of, to }: Record<'of' | 'to', string[]>) => {
  const viewer = sql.ref<string>('mine.profile_id');
  return db
    .selectFrom(
      sql<{ of_id: string; to_id: string }>`unnest(${idList(of)}, ${idList(to)})`.as<'pair'>(
        sql`pair (of_id, to_id)`,
      ),
    )
    .innerJoin('conversations', join =>
      join.on(
        sql<SqlBool>`low_id = least(pair.of_id, pair.to_id) and high_id = greatest(pair.of_id, pair.to_id)`,
      ),
    )
    .innerJoin('conversation_members as mine', join =>
      join.onRef('mine.conversation_id', '=', 'conversations.id').onRef('mine.profile_id', '=', 'pair.to_id'),
    )
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .innerJoin('profiles as viewer', 'viewer.id', 'mine.profile_id')
    .where(activeAndNotBlocked(viewer))
    .where('viewer.status', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages')
          .whereRef('messages.conversation_id', '=', 'conversations.id')
          .whereRef('messages.seq', '>', 'mine.cleared_seq')
          .where(sql<SqlBool>`(not messages.held or messages.sender_id = mine.profile_id)`)
          .select('messages.id'),
      ),
    )
    .select([
      'profiles.id as of',
      'mine.profile_id as to',
      'conversations.id as conversation',
      isShownTo(viewer).as('shows_profile'),
      sql<boolean>`profiles.shares_typing and viewer.shares_typing`.as('typing'),
      sql<boolean>`profiles.shares_read and viewer.shares_read`.as('read'),
      'profiles.shares_presence',
      'viewer.shares_presence as viewer_shares_presence',
      'profiles.activity_rank',
      onlineUntil.as('online_until'),
    ])
    .modifyEnd(prepared)
    .compile();
});

export type PairState = Awaited<ReturnType<typeof selectPairStates>>[number];

/** Returns the updated delivery receipts. Losing a receipt in a crash does no harm. */
export async function updateDelivered(
  db: Db,
  deliveries: { conversation: string; profileId: string; seq: number }[],
): Promise<{ conversation: string; profileId: string; other: string; seq: number }[]> {
  const { rows } = await sql<{ conversation: string; profileId: string; other: string; seq: number }>`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    arrived as (
      select conversation_id, profile_id, max(seq) as seq from unnest(
        ${deliveries.map(({ conversation }) => conversation)}::uuid[],
        ${deliveries.map(({ profileId }) => profileId)}::uuid[],
        ${deliveries.map(({ seq }) => seq)}::int[]) as one (conversation_id, profile_id, seq)
      group by 1, 2
    ),
    -- Locks the rows in one order, because two processes that record the same deliveries could deadlock.
    locked as (
      select mine.conversation_id, mine.profile_id, arrived.seq
      from conversation_members mine join arrived using (conversation_id, profile_id), quick
      where greatest(mine.delivered_seq, mine.read_seq) < arrived.seq
      order by 1, 2 for no key update of mine
    )
    update conversation_members mine set delivered_seq = locked.seq from locked
    where mine.conversation_id = locked.conversation_id and mine.profile_id = locked.profile_id
      and mine.delivered_seq < locked.seq
    returning mine.conversation_id as conversation, mine.profile_id as "profileId", mine.other_id as other,
      mine.delivered_seq as seq ${prepared}`.execute(db);
  return rows;
}
