import type { Output, QueryOut } from '#contract/call';
import type { getChats as call } from '#contract/chats';
import { CHAT_LIST_PAGE_SIZE } from '#contract/constants';
import { formatCursor, parseCursor } from '#contract/cursor';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { type ChatRow, countUnread, selectChats } from './list-queries.ts';
import { presentMessages } from './photos/present-messages.ts';
import { presentChat } from './present.ts';
import { fetchedMessages, noteDelivered } from './signs/note-delivered.ts';

/**
 * A stretch of the caller's conversations that hold a message he may see, the one with the latest message first (section 7), and how
 * much is unread in all of them.
 */
export async function getChats(
  app: App,
  caller: MemberCaller,
  { before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const { profileId } = caller.member;
  const place = parseCursor(before);
  // One more than is shown tells whether more follow.
  const wanted = { before: place, limit: CHAT_LIST_PAGE_SIZE + 1 };
  const found = await selectChats(app.db, caller, profileId, wanted);
  const rows = found.slice(0, CHAT_LIST_PAGE_SIZE);
  const hasMore = found.length > rows.length;
  noteDelivered(app, fetchedMessages(rows, profileId));
  const last = await presentMessages(app, rows, profileId);
  const cards = await memberCards(
    app,
    caller,
    rows.map(row => row.other_id),
  );
  return {
    chats: rows.flatMap((row, index) => {
      const [card, message] = [cards.get(row.other_id), last[index]];
      return card && message ? [presentChat(row, card, message)] : [];
    }),
    num_unread_messages: place || hasMore ? await countUnread(app.db, caller, profileId) : sumOfUnread(rows),
    next: hasMore ? nextOf(rows) : null,
  };
}

const sumOfUnread = (rows: ChatRow[]): number => rows.reduce((sum, { unread }) => sum + unread, 0);

function nextOf(rows: ChatRow[]): string | null {
  const last = rows.at(-1);
  return last ? formatCursor({ at: last.sent_at, id: last.conversation_id }) : null;
}
