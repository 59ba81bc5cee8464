import type { CopyRows } from '../copy-rows.ts';
import { dice } from '../dice.ts';
import type { Making } from '../making.ts';
import { lengthOf, type Talk } from '../talks.ts';
import type { RowWriter } from './row-writer.ts';

/** Conversations that go on at the same time. */
const AT_ONCE = 4_000;

/**
 * Messages as they come in on a real day: thousands of conversations go on at once, so that those of one lie far apart in
 * the table and reading one is not made cheaper than it is.
 */
export const messages: RowWriter = {
  columns: ['id', 'conversation_id', 'seq', 'sender_id', 'client_id', 'body', 'held', 'sent_at'],
  *write(rows, making) {
    const { world, talks } = making;
    const whose = dice(`${world.seed} ${world.before}`, 'whose');
    const open: { talk: Talk; next: number }[] = [];
    const coming = talks.all();
    let [written, reached] = [0, 0];
    for (;;) {
      while (open.length < AT_ONCE) {
        const { value: talk } = coming.next();
        if (!talk) break;
        reached = talk.starter;
        open.push({ talk, next: 0 });
      }
      const at = Math.floor(whose(written) * open.length);
      const going = open[at];
      if (!going) return;
      writeMessage(rows, making, going.talk, going.next, this.columns.length);
      going.next += 1;
      written += 1;
      if (going.next === lengthOf(going.talk)) {
        const last = open.pop();
        if (last && last !== going) open[at] = last;
      }
      yield reached / world.members;
    }
  },
};

function writeMessage(
  rows: CopyRows,
  { ids, talks, at }: Making,
  talk: Talk,
  index: number,
  columns: number,
): void {
  const { by, ago, text } = talks.lineOf(talk, index);
  const number = talk.firstMessage + index;
  rows
    .row(columns)
    .uuid(ids.message.v7(number, at(ago)))
    .uuid(ids.conversation.v4(talk.number))
    .integer(index + 1)
    .uuid(ids.profile.v4(by))
    .uuid(ids.client.v4(number))
    .text(text)
    .yes(talk.held)
    .time(at(ago));
}
