import type { Output, QueryOut } from '#contract/call';
import type { getChat as call } from '#contract/chats';
import { CHAT_PAGE_SIZE, READ_BEFORE_UNREAD } from '#contract/constants';
import { ApiError, fieldError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { keepPace } from '../platform/http/pace.ts';
import { PACE_OF_PROFILES } from '../profiles/pace-of-profiles.ts';
import { findPartner, hasApproached } from '../profiles/visibility.ts';
import { type ChatRow, selectChats } from './list-queries.ts';
import { presentMessages } from './photos/present-messages.ts';
import { presentChat, presentPartner } from './present.ts';
import { hasMessageUpTo, selectFirstUnread, selectReach, selectStretch } from './queries.ts';
import { fetchedMessages, noteDelivered } from './signs/note-delivered.ts';
import { type Reach, whatIsHidden } from './window/what-is-hidden.ts';

type Query = QueryOut<typeof call>;
type Stretch = Pick<Output<typeof call>, 'messages' | 'has_earlier' | 'has_later'>;

/**
 * A conversation of the caller with one stretch of its messages. By profile it need not have begun.
 * @throws too_many_reads for the cards of too many members without a conversation, not_found for a conversation of others, one that holds nothing for the caller and a member he may not see
 */
export async function getChat(app: App, caller: MemberCaller, query: Query): Promise<Output<typeof call>> {
  const { profileId } = caller.member;
  const { other, row } = await find(app, caller, query);
  if (row) noteDelivered(app, fetchedMessages([row], profileId));
  const hidden = whatIsHidden(caller.site, app.clock.now(), await reachOf(app, caller, other, row));
  const card = (await memberCards(app, caller, [other])).get(other);
  if (!card) throw new ApiError('not_found');
  const [last] = row ? await presentMessages(app, [row], profileId) : [];
  const chat = row && last ? presentChat(row, card, last) : null;
  // Asked in the same moment: they travel together (ADR 0135).
  const [stretch, approached] = await Promise.all([
    row ? stretchOf(app, profileId, row, query) : nothing,
    hasApproached(app, profileId, other),
  ]);
  return { chat, profile: presentPartner(row, card), ...stretch, ...hidden, approached };
}

/** Known where something is shown; of what is hidden as a whole only the conversation's own row tells. */
const reachOf = (
  { db }: App,
  { member }: MemberCaller,
  other: string,
  row: ChatRow | undefined,
): Promise<Reach | undefined> | Reach => row ?? selectReach(db, member.profileId, other);

const nothing: Stretch = { messages: [], has_earlier: false, has_later: false };

async function find(
  app: App,
  caller: MemberCaller,
  query: Query,
): Promise<{ other: string; row: ChatRow | undefined }> {
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
  // The card of a stranger is answered: it counts as his page does.
  if (!row) await keepPace(app, caller, PACE_OF_PROFILES);
  return { other: other.id, row };
}

async function stretchOf(
  app: App,
  profileId: string,
  row: ChatRow,
  { before, after: given, at }: Query,
): Promise<Stretch> {
  const conversation = row.conversation_id;
  const after = given ?? (at ? await beforeUnread(app, profileId, row) : undefined);
  const range = after !== undefined ? { after } : { before };
  // One more than is shown tells whether there are more of them.
  const rows = await selectStretch(app.db, profileId, { conversation, ...range, limit: CHAT_PAGE_SIZE + 1 });
  const shown = await presentMessages(app, rows.slice(0, CHAT_PAGE_SIZE), profileId);
  const hasMore = rows.length > CHAT_PAGE_SIZE;
  if (after === undefined) {
    const hasLater = before !== undefined && row.seq >= before;
    return { messages: shown.reverse(), has_earlier: hasMore, has_later: hasLater };
  }
  const hasEarlier = await hasMessageUpTo(app.db, profileId, conversation, after);
  return { messages: shown, has_earlier: hasEarlier, has_later: hasMore };
}

/** After which `seq` a stretch shows the first unread message; undefined where the last stretch shows it. */
async function beforeUnread(app: App, profileId: string, row: ChatRow): Promise<number | undefined> {
  if (row.unread === 0) return undefined;
  const first = await selectFirstUnread(app.db, profileId, row.conversation_id);
  if (first === undefined || row.seq - first < CHAT_PAGE_SIZE - READ_BEFORE_UNREAD) return undefined;
  return Math.max(0, first - 1 - READ_BEFORE_UNREAD);
}
