import type { Output, QueryOut } from '#contract/call';
import type { getChat as call } from '#contract/chats';
import { CHAT_PAGE_SIZE, READ_BEFORE_UNREAD } from '#contract/constants';
import { ApiError, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { throttleRead } from '../platform/http/read-limits.ts';
import { PROFILE_VIEW_THROTTLE } from '../profiles/get-profile-details.ts';
import { findPartner, hasApproached } from '../profiles/visibility.ts';
import { describeHiddenMessages, type HistoryBounds } from './history/apply-history-limit.ts';
import { deliveredByFetch, recordDelivered } from './indicators/record-delivered.ts';
import { type ChatListRow, selectChats } from './list-queries.ts';
import { presentMessages } from './photos/present-messages.ts';
import { presentChat, presentPartner } from './present.ts';
import { hasMessageUpTo, selectFirstUnread, selectHistoryBounds, selectMessages } from './queries.ts';

type ChatQuery = QueryOut<typeof call>;
type MessagePage = Pick<Output<typeof call>, 'messages' | 'has_earlier' | 'has_later'>;

/**
 * Without a conversation, `chat` is null and the page is empty.
 * @throws too_many_reads, not_found
 * @spec 2.9 7.8 D1.12
 */
export async function getChat(
  app: App,
  caller: MemberCaller,
  query: ChatQuery,
): Promise<Output<typeof call>> {
  const { profileId } = caller.member;
  const { other, row } = await findConversation(app, caller, query);
  if (row) recordDelivered(app, deliveredByFetch([row], profileId));
  const hidden = describeHiddenMessages(
    caller.site,
    app.clock.now(),
    await historyBoundsOf(app, caller, other, row),
  );
  const card = (await memberCards(app, caller, [other])).get(other);
  if (!card) throw new ApiError('not_found');
  const [last] = row ? await presentMessages(app, [row], profileId) : [];
  const chat = row && last ? presentChat(row, card, last) : null;
  // Both queries start at once and share a round trip (decision 0135).
  const [page, approached] = await Promise.all([
    row ? loadPage(app, profileId, row, query) : emptyPage,
    hasApproached(app, profileId, other),
  ]);
  return {
    chat,
    profile: presentPartner(row, card),
    ...page,
    ...hidden,
    approached,
    similar_name: row?.similar_name ?? false,
  };
}

/** Without a visible message, `row` is undefined and both bounds are queried. */
const historyBoundsOf = (
  { db }: App,
  { member }: MemberCaller,
  other: string,
  row: ChatListRow | undefined,
): Promise<HistoryBounds | undefined> | HistoryBounds =>
  row ?? selectHistoryBounds(db, member.profileId, other);

const emptyPage: MessagePage = { messages: [], has_earlier: false, has_later: false };

async function findConversation(
  app: App,
  caller: MemberCaller,
  query: ChatQuery,
): Promise<{ other: string; row: ChatListRow | undefined }> {
  const { profileId } = caller.member;
  if (query.conversation !== undefined) {
    const [row] = await selectChats(app.db, caller, profileId, { conversation: query.conversation });
    if (!row) throw new ApiError('not_found');
    return { other: row.other_id, row };
  }
  if (query.profile === undefined) throw fieldError('query.conversation', 'field_required');
  const other = await findPartner(app, caller, query.profile);
  if (other.id === profileId) throw new ApiError('not_found');
  const [row] = await selectChats(app.db, caller, profileId, { other: other.id });
  // The answer shows the profile card, so it counts as a profile view.
  if (!row) await throttleRead(app, caller, PROFILE_VIEW_THROTTLE);
  return { other: other.id, row };
}

async function loadPage(
  app: App,
  profileId: string,
  row: ChatListRow,
  { before, after: requestedAfter, at }: ChatQuery,
): Promise<MessagePage> {
  const conversation = row.conversation_id;
  const after = requestedAfter ?? (at ? await seqBeforeUnread(app, profileId, row) : undefined);
  const range = after !== undefined ? { after } : { before };
  const rows = await selectMessages(app.db, profileId, { conversation, ...range, limit: CHAT_PAGE_SIZE + 1 });
  const shown = await presentMessages(app, rows.slice(0, CHAT_PAGE_SIZE), profileId);
  const hasMore = rows.length > CHAT_PAGE_SIZE;
  if (after === undefined) {
    const hasLater = before !== undefined && row.seq >= before;
    return { messages: shown.reverse(), has_earlier: hasMore, has_later: hasLater };
  }
  const hasEarlier = await hasMessageUpTo(app.db, profileId, conversation, after);
  return { messages: shown, has_earlier: hasEarlier, has_later: hasMore };
}

/** Returns undefined if the latest page shows the first unread message. */
async function seqBeforeUnread(app: App, profileId: string, row: ChatListRow): Promise<number | undefined> {
  if (row.unread === 0) return undefined;
  const first = await selectFirstUnread(app.db, profileId, row.conversation_id);
  if (first === undefined || row.seq - first < CHAT_PAGE_SIZE - READ_BEFORE_UNREAD) return undefined;
  return Math.max(0, first - 1 - READ_BEFORE_UNREAD);
}
