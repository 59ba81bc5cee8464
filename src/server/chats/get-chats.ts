import type { Chat } from '#contract/chats';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { presentMessages } from './photos/present-messages.ts';
import { presentChat } from './present.ts';
import { selectChats } from './queries.ts';

/** All conversations of the caller that hold a message he may see, the one with the latest message first (section 7). */
export async function getChats(app: App, caller: MemberCaller): Promise<{ chats: Chat[] }> {
  const { profileId } = caller.member;
  const rows = await selectChats(app.db, caller, profileId);
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
  };
}
