import { refuseRemembered } from '../accounts/login/remembered-members.ts';
import { draftSession } from '../accounts/login/session-sql.ts';
import type { App, MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { gathered, nullIfUndecided } from '../platform/gathered.ts';
import type { BusNotice } from '../platform/live/bus.ts';
import { tryLockPairs } from '../profiles/lock-pair.ts';
import { likeEventRecipients, likeNotice, unlikeNotice } from './events.ts';
import { LIKE_LIMITS } from './like-limits.ts';
import {
  insertLikesTogether,
  type LikeDraft,
  takeLikesBackTogether,
  type WrittenLike,
} from './together-queries.ts';
import { recipientsAfter, takenBackSince } from './toggled-likes.ts';

type LikeDeps = Pick<App, 'db' | 'bus' | 'clock'>;

/**
 * Adds the like together with those of other members, in one statement and one commit (decision 0208). Returns false if
 * it needs more decisions; nothing is written then.
 * @spec 4.7
 */
export const likeTogether = (app: LikeDeps, caller: MemberCaller, liked: string): Promise<boolean> =>
  writeTogether(app, caller, liked, insertLikesTogether, likeNotice);

/**
 * Takes the like back together with those of other members. Returns false if there is none, or if it needs more decisions.
 * @spec 4.7
 */
export const unlikeTogether = (app: LikeDeps, caller: MemberCaller, liked: string): Promise<boolean> =>
  writeTogether(app, caller, liked, takeLikesBackTogether, unlikeNotice);

type Write = typeof insertLikesTogether;
type LikeEvent = { liker: string; liked: string; matched: boolean };

async function writeTogether(
  { db, bus, clock }: LikeDeps,
  { member, site }: MemberCaller,
  liked: string,
  write: Write,
  noticeOf: (to: string[], event: LikeEvent) => BusNotice,
): Promise<boolean> {
  const { accountId, profileId: liker } = member;
  const at = clock.now();
  const draft: LikeDraft = {
    ...draftSession(member),
    ...{ site_id: site.id, liker_id: liker, liked_id: liked, at, since: takenBackSince(at) },
    ...{ likes_key: LIKE_LIMITS.likes.keyOf(accountId), events_key: LIKE_LIMITS.events.keyOf(liker, liked) },
  };
  const written = await changeWithOthers(db, { draft, write }).catch(nullIfUndecided);
  if (!written) {
    refuseRemembered(member);
    return false;
  }
  const { eventHits } = written;
  const to =
    eventHits === null ? likeEventRecipients(member, liked) : recipientsAfter(eventHits, member, liked);
  bus.publish(noticeOf(to, { liker, liked, matched: false }));
  return true;
}

type LikeChange = { draft: LikeDraft; write: Write };

/** Runs in one transaction, and waits for no lock of a pair, so that no member waits for another one. */
const changeWithOthers = gathered({
  keysOf: ({ draft: { likes_key, liker_id, liked_id } }: LikeChange) => [
    likes_key,
    [liker_id, liked_id].sort().join(),
  ],
  run: (db: Db, changes) =>
    db.transaction().execute(async trx => {
      const locked = await tryLockPairs(
        trx,
        changes.map(({ draft: { liker_id, liked_id } }) => [liker_id, liked_id] as const),
      );
      const free = changes.filter((_change, index) => locked[index]);
      const written = new Map<string, WrittenLike>();
      // Other statements, because they must see what was committed before the locks were taken.
      for (const [write, group] of Map.groupBy(free, change => change.write)) {
        const rows = await write(
          trx,
          group.map(({ draft }) => draft),
        );
        for (const row of rows) written.set(pairOf(row), row);
      }
      return changes.map(({ draft }) => written.get(pairOf(draft)) ?? null);
    }),
});

const pairOf = ({ liker_id, liked_id }: Pick<LikeDraft, 'liker_id' | 'liked_id'>): string =>
  `${liker_id} ${liked_id}`;
