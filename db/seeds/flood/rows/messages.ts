import { MESSAGE_CREDITS } from '#contract/constants';
import type { CopyRows } from '../copy-rows.ts';
import { randomsOf } from '../dice.ts';
import type { FloodSource } from '../making.ts';
import { type FloodConversation, isReturned, lengthOf } from '../talks.ts';
import type { RowWriter } from './row-writer.ts';

/** Conversations that go on at the same time. */
const OPEN_CONVERSATIONS = 4_000;

/**
 * Messages as they come in on a real day: thousands of conversations go on at once, so that those of one lie far apart in
 * the table and reading one is not made cheaper than it is.
 */
export const messageWriter: RowWriter = {
  columns: ['id', 'conversation_id', 'seq', 'sender_id', 'client_id', 'body', 'held', 'sent_at', 'returned'],
  *write(rows, making) {
    const { world, conversations } = making;
    const pickConversation = randomsOf(world, ['whose']).whose;
    const open: OpenConversation[] = [];
    const expected = Math.max(1, world.members * world.conversations * world.messages);
    const upcoming = conversations.all();
    let lastStarter = 0;
    for (let turn = 0; ; turn += 1) {
      while (open.length < OPEN_CONVERSATIONS) {
        const { value: talk } = upcoming.next();
        if (!talk) break;
        lastStarter = talk.starter;
        // A long one has several places, so that it lasts as long as the table grows and no longer.
        const slots = Math.ceil((lengthOf(talk) * OPEN_CONVERSATIONS) / expected);
        open.push(...Array<OpenConversation>(slots).fill({ conversation: talk, next: 0 }));
      }
      const slot = Math.floor(pickConversation(turn) * open.length);
      const current = open[slot];
      if (!current) return;
      if (current.next < lengthOf(current.conversation)) {
        writeMessage(rows, making, current, this.columns.length);
        current.next += 1;
        yield lastStarter / world.members;
      } else {
        const last = open.pop();
        if (last && slot < open.length) open[slot] = last;
      }
    }
  },
};

/** A conversation and how many of its messages are written. */
interface OpenConversation {
  conversation: FloodConversation;
  next: number;
}

function writeMessage(
  rows: CopyRows,
  { ids, messages, at }: FloodSource,
  { conversation, next: index }: OpenConversation,
  columns: number,
): void {
  const { sender, ago, text } = messages.of(conversation, index);
  const number = conversation.firstMessage + index;
  rows
    .row(columns)
    .uuid(ids.message.v7(number, at(ago)))
    .uuid(ids.conversation.v4(conversation.number))
    .integer(index + 1)
    .uuid(ids.profile.v4(sender))
    .uuid(ids.client.v4(number))
    .text(text)
    .boolean(conversation.held)
    .time(at(ago))
    .integer(isReturned(conversation, index, ago) ? MESSAGE_CREDITS : 0);
}
