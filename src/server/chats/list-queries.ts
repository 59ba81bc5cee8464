import { type SqlBool, sql } from 'kysely';
import type { CursorPosition } from '#contract/cursor';
import type { Db } from '../platform/db.ts';
import { idList, prepared, preparedStatement } from '../platform/prepared-statements.ts';
import { isSharedWith } from '../profiles/sharing-visibility.ts';
import {
  activeAndNotBlocked,
  conversingWith,
  isShownTo,
  type Viewer,
  type ViewerIds,
  viewerFromIds,
} from '../profiles/visibility.ts';
import { isStoredMessage, isVisibleMessage, messageColumns } from './queries.ts';

/** Selects conversations with a visible message, including those with members who are now invisible. */
const chatsQuery = (db: Db, viewer: Viewer, profileId: string, condition = isVisibleMessage) =>
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
          .where(condition)
          .select(messageColumns)
          .orderBy('messages.seq', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .where('mine.profile_id', '=', profileId)
    .where(conversingWith({ site: viewer.site, member: { profileId } }));

/** A hidden profile reveals only its name, so it shows no read receipts. */
const readReceiptVisible = (viewer: Viewer, profileId: string) =>
  sql<SqlBool>`(${isSharedWith('read', viewer)} and ${isShownTo(profileId)})`;

/** A delivery receipt reveals presence, so both members must share presence. */
const deliveryReceiptVisible = (viewer: Viewer, profileId: string) =>
  sql<SqlBool>`(${readReceiptVisible(viewer, profileId)} and ${isSharedWith('presence', viewer)})`;

type ChatFilter = { conversation?: string; other?: string; before?: CursorPosition | null; limit?: number };

/** True for conversations that the list, latest first, shows after this position. */
const isListedAfter = (at: Date | undefined, id: string | undefined) =>
  sql<SqlBool>`(mine.last_message_at, mine.conversation_id) < (${at}::timestamptz, ${id}::uuid)`;

/** @spec 3.8 7.8 */
export const selectChats = (db: Db, { site }: Viewer, profileId: string, { before, ...only }: ChatFilter) =>
  chatList(db, { siteId: site.id, viewerId: profileId, at: before?.at, id: before?.id, ...only });

type ChatListParams = ViewerIds &
  Omit<ChatFilter, 'before'> & { at: Date | undefined; id: string | undefined };

const chatList = preparedStatement(
  (db, { conversation, other, limit, at, id, ...looking }: ChatListParams) => {
    const { viewerId: profileId } = looking;
    const viewer = viewerFromIds(looking);
    return (
      chatsQuery(db, viewer, profileId)
        .$if(at !== undefined, query => query.where(isListedAfter(at, id)))
        .$if(limit !== undefined, query => query.limit(sql<number>`${limit}`))
        .$if(conversation !== undefined, query =>
          query.where('mine.conversation_id', '=', conversation ?? ''),
        )
        .$if(other !== undefined, query => query.where('mine.other_id', '=', other ?? ''))
        .selectAll('last')
        .select([
          'mine.other_id',
          isShownTo(profileId).as('shows_profile'),
          'mine.read_seq',
          'mine.unread',
          'mine.shows_photos',
          'mine.safety_dismissed',
          'mine.delivered_seq',
          'mine.cleared_seq',
          'mine.hidden_seq',
          // A changed word filter also changes how loaded messages appear.
          sql<number>`mine.revision + (select word_filter_revision from profiles where id = mine.profile_id)`.as(
            'revision',
          ),
          sql<number>`case when ${readReceiptVisible(viewer, profileId)} then other.read_seq else 0 end`.as(
            'read_by_other_seq',
          ),
          sql<number>`case when ${deliveryReceiptVisible(viewer, profileId)} then other.delivered_seq else 0 end`.as(
            'delivered_to_other_seq',
          ),
        ])
        .$if(conversation !== undefined || other !== undefined, query =>
          query.select(
            sql<boolean>`exists (select from conversations where id = mine.conversation_id and similar_name
              and starter_id = mine.other_id)`.as('similar_name'),
          ),
        )
        // With this condition, PostgreSQL uses the index `conversation_members_listed`.
        .where('mine.last_message_at', 'is not', null)
        .orderBy('mine.last_message_at', order => order.desc().nullsLast())
        .orderBy('mine.conversation_id', 'desc')
        .modifyEnd(prepared)
        .compile()
    );
  },
);

export type ChatListRow = Awaited<ReturnType<typeof selectChats>>[number];

/** Includes conversations whose messages are all hidden because of their age. */
export const selectExportedConversations = (db: Db, viewer: Viewer, profileId: string) =>
  chatsQuery(db, viewer, profileId, isStoredMessage)
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .select(['mine.conversation_id as id', 'mine.other_id', 'mine.read_seq'])
    .select(['profiles.name', 'conversations.created_at', 'last.sent_at as last_at'])
    .orderBy('last.sent_at', 'desc')
    .orderBy('mine.conversation_id')
    .execute();

/** A badge shows at most 99, so counting more conversations changes nothing. */
export const MAX_COUNTED_CHATS = 1_000;

/** @param after counts only conversations that the list shows after this position */
export async function countUnread(
  db: Db,
  { site }: Viewer,
  profileId: string,
  after?: CursorPosition,
): Promise<number> {
  const looking = { siteId: site.id, viewerId: profileId };
  const [counted] = await unreadTotal(db, { ...looking, at: after?.at, id: after?.id });
  return Number(counted?.unread ?? 0);
}

type UnreadParams = ViewerIds & Pick<ChatListParams, 'at' | 'id'>;

const unreadTotal = preparedStatement((db, { at, id, ...looking }: UnreadParams) =>
  db
    .selectFrom(
      db
        .selectFrom('conversation_members as mine')
        .innerJoin('profiles', 'profiles.id', 'mine.other_id')
        .where('mine.profile_id', '=', looking.viewerId)
        // With a parameter instead of this literal, the planner ignores the partial index.
        .where(sql<SqlBool>`mine.unread > 0`)
        .where(conversingWith(viewerFromIds(looking)))
        .$if(at !== undefined, query => query.where(isListedAfter(at, id)))
        .select('mine.unread')
        .orderBy('mine.unread', 'desc')
        .limit(sql.lit(MAX_COUNTED_CHATS))
        .as('chats'),
    )
    .select(eb => eb.fn.sum<number>('chats.unread').as('unread'))
    .modifyEnd(prepared)
    .compile(),
);

/** Leaves out conversations without a message since `since`, and partners who left or are blocked. */
export const selectUnreadCounts = (
  db: Db,
  profileIds: readonly string[],
  since: Date,
): Promise<{ profileId: string; unread: number }[]> =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('profiles', 'profiles.id', 'mine.other_id')
    .where(sql<SqlBool>`mine.profile_id = any(${idList(profileIds)})`)
    .where(sql<SqlBool>`mine.unread > 0`)
    .where('mine.last_message_at', '>', since)
    .where(activeAndNotBlocked(sql.ref('mine.profile_id')))
    .groupBy('mine.profile_id')
    .select(eb => [
      'mine.profile_id as profileId',
      eb.cast<number>(eb.fn.sum('mine.unread'), 'integer').as('unread'),
    ])
    .execute();
