import { type SqlBool, sql } from 'kysely';
import type { CursorPosition } from '#contract/cursor';
import type { Db } from '../platform/db.ts';
import { prepared, statement } from '../platform/prepared.ts';
import { learned } from '../profiles/fact-visibility.ts';
import {
  conversingWith,
  type Looking,
  memberLooking,
  showsHimself,
  type Viewer,
} from '../profiles/visibility.ts';
import { kept, messageColumns, seen } from './queries.ts';

/**
 * Conversations of this member, each with the latest message he may see; without one it is none. They remain when the other
 * one turns invisible, and end with a block (section 4).
 */
const chatsOf = (db: Db, viewer: Viewer, profileId: string, what = seen) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversation_members as other', join =>
      join
        .onRef('other.conversation_id', '=', 'mine.conversation_id')
        .onRef('other.profile_id', '=', 'mine.other_id'),
    )
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('messages')
          .whereRef('messages.conversation_id', '=', 'mine.conversation_id')
          .where(what)
          .select(messageColumns)
          .orderBy('messages.seq', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .where('mine.profile_id', '=', profileId)
    .where(conversingWith({ site: viewer.site, member: { profileId } }));

/** How far was read is told where both let it be known; of who hides no more is told than his name. */
const readTold = (viewer: Viewer, profileId: string) =>
  sql<SqlBool>`(${learned('read', viewer)} and ${showsHimself(profileId)})`;

/** That a message was delivered tells that he is here: where one of the two hides that, it is not told (ADR 0113). */
const deliveredTold = (viewer: Viewer, profileId: string) =>
  sql<SqlBool>`(${readTold(viewer, profileId)} and ${learned('presence', viewer)})`;

/** Which chats: the one of that id, the one with that member, or `limit` of all after a place of the list. */
type Wanted = { conversation?: string; other?: string; before?: CursorPosition | null; limit?: number };

/** A member's chats, the one with the latest message first. */
export const selectChats = (db: Db, { site }: Viewer, profileId: string, { before, ...only }: Wanted) =>
  listed(db, { siteId: site.id, viewerId: profileId, at: before?.at, id: before?.id, ...only });

type Listed = Looking & Omit<Wanted, 'before'> & { at: Date | undefined; id: string | undefined };

const listed = statement((db, { conversation, other, limit, at, id, ...looking }: Listed) => {
  const { viewerId: profileId } = looking;
  const viewer = memberLooking(looking);
  return (
    chatsOf(db, viewer, profileId)
      .$if(at !== undefined, query =>
        query.where(sql<SqlBool>`(mine.last_at, mine.conversation_id) < (${at}::timestamptz, ${id}::uuid)`),
      )
      .$if(limit !== undefined, query => query.limit(sql<number>`${limit}`))
      .$if(conversation !== undefined, query => query.where('mine.conversation_id', '=', conversation ?? ''))
      .$if(other !== undefined, query => query.where('mine.other_id', '=', other ?? ''))
      .selectAll('last')
      .select([
        'mine.other_id',
        showsHimself(profileId).as('shows_himself'),
        'mine.read_seq',
        'mine.unread',
        'mine.shows_photos',
        'mine.delivered_seq',
        'mine.cleared_seq',
        'mine.hidden_seq',
        // The words he hides change what he has loaded, too.
        sql<number>`mine.revision + (select hidden_words_revision from profiles where id = mine.profile_id)`.as(
          'revision',
        ),
        sql<number>`case when ${readTold(viewer, profileId)} then other.read_seq else 0 end`.as(
          'read_by_other_seq',
        ),
        sql<number>`case when ${deliveredTold(viewer, profileId)} then other.delivered_seq else 0 end`.as(
          'delivered_to_other_seq',
        ),
      ])
      // An index holds that order: a stretch reads what it shows.
      .where('mine.last_at', 'is not', null)
      .orderBy('mine.last_at', order => order.desc().nullsLast())
      .orderBy('mine.conversation_id', 'desc')
      .modifyEnd(prepared)
      .compile()
  );
});

export type ChatRow = Awaited<ReturnType<typeof selectChats>>[number];

/** The same chats, and those of which everything is hidden for its age, each with whom it is and since when. */
export const selectConversationsTold = (db: Db, viewer: Viewer, profileId: string) =>
  chatsOf(db, viewer, profileId, kept)
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .select(['mine.conversation_id as id', 'mine.other_id', 'mine.read_seq'])
    .select(['profiles.name', 'conversations.created_at', 'last.sent_at as last_at'])
    .orderBy('last.sent_at', 'desc')
    .orderBy('mine.conversation_id')
    .execute();

/** More unread chats are not counted: no badge says more than 99. */
const COUNTED_CHATS = 1_000;

/** Unread messages in all chats that `selectChats` lists; of the 1,000 with the most, where there are more that hold any. */
export async function countUnread(db: Db, { site }: Viewer, profileId: string): Promise<number> {
  const [counted] = await unreadOf(db, { siteId: site.id, viewerId: profileId });
  return Number(counted?.unread ?? 0);
}

const unreadOf = statement((db, looking: Looking) =>
  db
    .selectFrom(
      db
        .selectFrom('conversation_members as mine')
        .innerJoin('profiles', 'profiles.id', 'mine.other_id')
        .where('mine.profile_id', '=', looking.viewerId)
        // Said as it is: an index that holds no others is not found by a value.
        .where(sql<SqlBool>`mine.unread > 0`)
        .where(conversingWith(memberLooking(looking)))
        .select('mine.unread')
        .orderBy('mine.unread', 'desc')
        .limit(sql.lit(COUNTED_CHATS))
        .as('chats'),
    )
    .select(eb => eb.fn.sum<number>('chats.unread').as('unread'))
    .modifyEnd(prepared)
    .compile(),
);
