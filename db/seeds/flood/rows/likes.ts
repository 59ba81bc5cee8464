import type { Contact } from '../contacts.ts';
import type { CopyRows } from '../copy-rows.ts';
import { type Dice, diceOf } from '../dice.ts';
import type { Making } from '../making.ts';
import type { RowWriter } from './row-writer.ts';

interface Like {
  from: number;
  to: number;
  ago: number;
  matchedAgo: number | null;
}

const OPENED = 0.8;

export const likes: RowWriter = {
  columns: ['liker_id', 'liked_id', 'created_at', 'matched_at', 'seen_at', 'announced_at'],
  *write(rows, making) {
    const { contacts, world } = making;
    const opened = diceOf(world, ['opened']).opened;
    const add = (like: Like) => writeLike(rows, making, like, opened, this.columns.length);
    for (let member = 0; member < world.members; member += 1) {
      for (const contact of contacts.of(member)) for (const like of likesOf(member, contact)) add(like);
      yield member / world.members;
    }
  },
};

/** None, one, or one each way: then both tell when it became a match. */
function likesOf(member: number, { other, ago, liked, answeredAgo }: Contact): Like[] {
  if (!liked) return [];
  const given = { from: member, to: other, ago, matchedAgo: answeredAgo };
  if (answeredAgo === null) return [given];
  return [given, { from: other, to: member, ago: answeredAgo, matchedAgo: answeredAgo }];
}

/** Whoever answered a like has seen it; the others once they were there again, if they looked. */
function writeLike(
  rows: CopyRows,
  { crowd, ids, at }: Making,
  { from, to, ago, matchedAgo }: Like,
  opened: Dice,
  columns: number,
): void {
  const recipientSeenAgo = crowd.seenAgo(to);
  const answered = matchedAgo !== null && matchedAgo < ago;
  const seen =
    recipientSeenAgo < ago && (answered || opened(from, to) < OPENED)
      ? at((recipientSeenAgo + ago) / 2)
      : null;
  rows
    .row(columns)
    .uuid(ids.profile.v4(from))
    .uuid(ids.profile.v4(to))
    .time(at(ago))
    .time(matchedAgo === null ? null : at(matchedAgo))
    .time(seen)
    .time(seen);
}
