import type { Output, QueryOut } from '#contract/call';
import type { Chat, getChats as call } from '#contract/chats';
import { CHAT_LIST_PAGE_SIZE } from '#contract/constants';
import { type CursorPosition, formatCursor, parseCursor } from '#contract/cursor';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { deliveredByFetch, recordDelivered } from './indicators/record-delivered.ts';
import { type ChatListRow, countUnread, selectChats } from './list-queries.ts';
import { presentMessages } from './photos/present-messages.ts';
import { presentChat } from './present.ts';

/** @spec 7.8 D3.4 */
export async function getChats(
  app: App,
  caller: MemberCaller,
  { before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const { profileId } = caller.member;
  const filter = { before: parseCursor(before), limit: CHAT_LIST_PAGE_SIZE + 1 };
  const found = await selectChats(app.db, caller, profileId, filter);
  const rows = found.slice(0, CHAT_LIST_PAGE_SIZE);
  const hasMore = found.length > rows.length;
  recordDelivered(app, deliveredByFetch(rows, profileId));
  const last = await presentMessages(app, rows, profileId);
  const cards = await memberCards(
    app,
    caller,
    rows.map(row => row.other_id),
  );
  const chats = rows.flatMap((row, index) => {
    const [card, message] = [cards.get(row.other_id), last[index]];
    return card && message ? [presentChat(row, card, message)] : [];
  });
  const next = hasMore ? endOf(rows) : undefined;
  // The page's chats are not counted again, because a message may have arrived since they were selected.
  const unreadLater = next ? await countUnread(app.db, caller, profileId, next) : 0;
  return {
    chats,
    num_unread_messages: sumOfUnread(chats) + unreadLater,
    next: next ? formatCursor(next) : null,
  };
}

const sumOfUnread = (chats: Chat[]): number =>
  chats.reduce((sum, { num_unread_messages }) => sum + num_unread_messages, 0);

function endOf(rows: ChatListRow[]): CursorPosition | undefined {
  const last = rows.at(-1);
  return last && { at: last.sent_at, id: last.conversation_id };
}
