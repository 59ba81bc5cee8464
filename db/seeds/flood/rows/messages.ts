import { MESSAGE_CREDITS } from '#contract/constants';
import { type FloodConversation, isReturned, lengthOf } from '../conversations.ts';
import type { CopyRows } from '../copy-rows.ts';
import type { FloodSource } from '../flood-source.ts';
import { randomsOf } from '../stateless-random.ts';
import type { RowWriter } from './row-writer.ts';

const OPEN_CONVERSATIONS = 4_000;

/** Interleaves conversations, because production spreads their messages over the table, too. */
export const messageWriter: RowWriter = {
  columns: [
    'id',
    'conversation_id',
    'seq',
    'sender_id',
    'client_id',
    'body',
    'held',
    'sent_at',
    'returned_credits',
  ],
  *write(rows, source) {
    const { world, conversations } = source;
    const pickConversation = randomsOf(world, ['whose']).whose;
    const open: OpenConversation[] = [];
    const expected = Math.max(1, world.members * world.conversations * world.messages);
    const upcoming = conversations.all();
    let lastStarter = 0;
    for (let turn = 0; ; turn += 1) {
      while (open.length < OPEN_CONVERSATIONS) {
        const { value: conversation } = upcoming.next();
        if (!conversation) break;
        lastStarter = conversation.starter;
        // Long conversations get more slots, so that they end together with short ones.
        const slots = Math.ceil((lengthOf(conversation) * OPEN_CONVERSATIONS) / expected);
        open.push(...Array<OpenConversation>(slots).fill({ conversation, next: 0 }));
      }
      const slot = Math.floor(pickConversation(turn) * open.length);
      const current = open[slot];
      if (!current) return;
      if (current.next < lengthOf(current.conversation)) {
        writeMessage(rows, source, current, this.columns.length);
        current.next += 1;
        yield lastStarter / world.members;
      } else {
        const last = open.pop();
        if (last && slot < open.length) open[slot] = last;
      }
    }
  },
};

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
