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
  writeTogether(app, caller, liked, likeWithOthers, likeNotice);

/**
 * Takes the like back together with those of other members. Returns false if there is none, or if it needs more decisions.
 * @spec 4.7
 */
export const unlikeTogether = (app: LikeDeps, caller: MemberCaller, liked: string): Promise<boolean> =>
  writeTogether(app, caller, liked, unlikeWithOthers, unlikeNotice);

type Write = typeof likeWithOthers;
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
  const written = await write(db, {
    ...draftSession(member),
    ...{ site_id: site.id, liker_id: liker, liked_id: liked, at, since: takenBackSince(at) },
    ...{ likes_key: LIKE_LIMITS.likes.keyOf(accountId), events_key: LIKE_LIMITS.events.keyOf(liker, liked) },
  }).catch(nullIfUndecided);
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

const keysOf = ({ likes_key, liker_id, liked_id }: LikeDraft): string[] => [
  likes_key,
  [liker_id, liked_id].sort().join(),
];

const likeWithOthers = gathered({
  keysOf,
  run: (db: Db, drafts) => writeUnlocked(db, drafts, insertLikesTogether),
});

const unlikeWithOthers = gathered({
  keysOf,
  run: (db: Db, drafts) => writeUnlocked(db, drafts, takeLikesBackTogether),
});

/** Waits for no lock of a pair, so that no member waits for another one. */
const writeUnlocked = (
  db: Db,
  drafts: LikeDraft[],
  write: typeof insertLikesTogether,
): Promise<(WrittenLike | null)[]> =>
  db.transaction().execute(async trx => {
    const locked = await tryLockPairs(
      trx,
      drafts.map(({ liker_id, liked_id }) => [liker_id, liked_id] as const),
    );
    // Another statement, because it must see what was committed before the locks were taken.
    const written = await write(
      trx,
      drafts.filter((_draft, index) => locked[index]),
    );
    const byPair = new Map(written.map(row => [`${row.liker_id} ${row.liked_id}`, row]));
    return drafts.map(({ liker_id, liked_id }) => byPair.get(`${liker_id} ${liked_id}`) ?? null);
  });
