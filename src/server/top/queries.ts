import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { visibleTo } from '../profiles/visibility.ts';

/** What is new for a member: unread messages, and likes of members he may see (section 2, the badges). */
export async function countNews(
  db: Db,
  caller: Pick<MemberCaller, 'site' | 'member'>,
): Promise<{ unread_messages: number; new_likes: number }> {
  const { profileId } = caller.member;
  return await db
    .selectNoFrom(eb => [
      eb.fn
        .coalesce(
          eb
            .selectFrom('conversation_members')
            .where('profile_id', '=', profileId)
            .select(({ fn }) => fn.sum<number>('unread').as('unread')),
          eb.lit(0),
        )
        .as('unread_messages'),
      eb.fn
        .coalesce(
          eb
            .selectFrom('likes')
            .innerJoin('profiles', 'profiles.id', 'likes.liker_id')
            .where('likes.liked_id', '=', profileId)
            .where('likes.seen_at', 'is', null)
            .where(visibleTo(caller))
            .select(({ fn }) => fn.countAll<number>().as('new_likes')),
          eb.lit(0),
        )
        .as('new_likes'),
    ])
    .executeTakeFirstOrThrow();
}
