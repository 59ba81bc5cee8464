import type { Contact } from '../contacts.ts';
import type { CopyRows } from '../copy-rows.ts';
import type { FloodSource } from '../flood-source.ts';
import { randomsOf, type StatelessRandom } from '../stateless-random.ts';
import type { RowWriter } from './row-writer.ts';

interface FloodLike {
  from: number;
  to: number;
  ago: number;
  matchedAgo: number | null;
}

const SEEN_SHARE = 0.8;

export const likeWriter: RowWriter = {
  columns: ['liker_id', 'liked_id', 'created_at', 'matched_at', 'seen_at', 'announced_at'],
  *write(rows, source) {
    const { contacts, world } = source;
    const opened = randomsOf(world, ['opened']).opened;
    const add = (like: FloodLike) => writeLike(rows, source, like, opened, this.columns.length);
    for (let member = 0; member < world.members; member += 1) {
      for (const contact of contacts.of(member)) for (const like of likesOf(member, contact)) add(like);
      yield member / world.members;
    }
  },
};

function likesOf(member: number, { other, ago, liked, likedBackAgo }: Contact): FloodLike[] {
  if (!liked) return [];
  const like = { from: member, to: other, ago, matchedAgo: likedBackAgo };
  if (likedBackAgo === null) return [like];
  return [like, { from: other, to: member, ago: likedBackAgo, matchedAgo: likedBackAgo }];
}

function writeLike(
  rows: CopyRows,
  { members, ids, at }: FloodSource,
  { from, to, ago, matchedAgo }: FloodLike,
  opened: StatelessRandom,
  columns: number,
): void {
  const recipientSeenAgo = members.seenAgo(to);
  const answered = matchedAgo !== null && matchedAgo < ago;
  const seen =
    recipientSeenAgo < ago && (answered || opened(from, to) < SEEN_SHARE)
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
