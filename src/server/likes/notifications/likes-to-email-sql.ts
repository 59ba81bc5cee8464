import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { visibleToMemberOf } from '../../profiles/visibility.ts';

/** Unseen, and no match that the liked member completed, because they saw it at once. */
export const isNewLike = sql<SqlBool>`likes.seen_at is null and (likes.matched_at is null or likes.matched_at <= likes.created_at)`;

/**
 * Likes that no email to the member in `profiles` mentioned yet, of members whom they see.
 * @spec 4.7 D2.48
 */
export const likesToEmail = (since: Date): RawBuilder<unknown> => sql`
  likes join profiles liker on liker.id = likes.liker_id
  where likes.liked_id = profiles.id and likes.emailed_at is null and likes.created_at > ${since}
    and ${isNewLike} and ${visibleToMemberOf(sql.ref('profiles.id'), 'liker')}`;

/** Likes in the email of `emailedAt` that it may still mention. */
export const likesOfEmail = (emailedAt: Date): RawBuilder<unknown> => sql`
  likes join profiles liker on liker.id = likes.liker_id
  where likes.liked_id = profiles.id and likes.emailed_at = ${emailedAt}
    and ${isNewLike} and ${visibleToMemberOf(sql.ref('profiles.id'), 'liker')}`;
