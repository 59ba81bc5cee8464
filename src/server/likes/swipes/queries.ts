import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { BirthDateRange } from '../../profiles/ages.ts';
import { type Condition, listedFor, type Viewer, visibleTo } from '../../profiles/visibility.ts';

/** Swipes and likes of the game on one day. */
export type DayCount = { swipes: number; likes: number };
/** Where one looks for cards; undefined is anywhere. */
export type Circle = { cells?: number[]; region?: string; country?: string; withPhoto: boolean };
type Pair = { swiperId: string; swipedId: string };

/**
 * Locks what a member swiped this day, so that his swipes come one after the other, wherever they come from, and begins the
 * day where it is a new one. A server whose clock is a little behind counts for the day that has begun.
 */
export async function openDay(db: Trx, profileId: string, day: string): Promise<DayCount> {
  const { rows } = await sql<DayCount>`
    insert into swipe_days (profile_id, day, swipes, likes) values (${profileId}, ${day}::date, 0, 0)
    on conflict (profile_id) do update set
      day = greatest(swipe_days.day, excluded.day),
      swipes = case when swipe_days.day < excluded.day then 0 else swipe_days.swipes end,
      likes = case when swipe_days.day < excluded.day then 0 else swipe_days.likes end
    returning swipes, likes`.execute(db);
  return rows[0] ?? { swipes: 0, likes: 0 };
}

export async function updateDay(db: Trx, profileId: string, { swipes, likes }: DayCount): Promise<void> {
  await db.updateTable('swipe_days').set({ swipes, likes }).where('profile_id', '=', profileId).execute();
}

export const selectDay = (db: Db, profileId: string) =>
  db
    .selectFrom('swipe_days')
    .where('profile_id', '=', profileId)
    .select(['day', 'swipes', 'likes'])
    .executeTakeFirst();

/** What was said of a card since then; undefined where nothing was. */
export const selectSwipe = (db: Trx, { swiperId, swipedId }: Pair, since: Date) =>
  db
    .selectFrom('swipes')
    .where('swiper_id', '=', swiperId)
    .where('swiped_id', '=', swipedId)
    .where('swiped_at', '>', since)
    .select(['liked', 'act_id'])
    .executeTakeFirst();

/** Of all that was said before, a no can be taken back no longer, once another one comes. */
export async function upsertSwipe(
  db: Trx,
  { swiperId, swipedId }: Pair,
  { liked, at, act }: { liked: boolean; at: Date; act: string | null },
): Promise<void> {
  if (!liked) await endUndo(db, swiperId);
  const said = { liked, swiped_at: at, undoable: !liked, act_id: act };
  await db
    .insertInto('swipes')
    .values({ swiper_id: swiperId, swiped_id: swipedId, ...said })
    .onConflict(conflict => conflict.columns(['swiper_id', 'swiped_id']).doUpdateSet(said))
    .execute();
}

const endUndo = (db: Trx, swiperId: string) =>
  db
    .updateTable('swipes')
    .set({ undoable: false })
    .where('swiper_id', '=', swiperId)
    .where('undoable', '=', true)
    .execute();

/** Resolves when the no was said; undefined where it is not the last one. */
export async function deleteLastNo(db: Trx, { swiperId, swipedId }: Pair): Promise<Date | undefined> {
  const deleted = await db
    .deleteFrom('swipes')
    .where('swiper_id', '=', swiperId)
    .where('swiped_id', '=', swipedId)
    .where('undoable', '=', true)
    .returning('swiped_at')
    .executeTakeFirst();
  return deleted?.swiped_at;
}

/** Whose card the last no was, where he can still be seen. */
export async function selectLastNo(db: Db, viewer: Viewer, swiperId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('swipes')
    .innerJoin('profiles', 'profiles.id', 'swipes.swiped_id')
    .where('swipes.swiper_id', '=', swiperId)
    .where('swipes.undoable', '=', true)
    .where(visibleTo(viewer))
    .select('profiles.id')
    .executeTakeFirst();
  return row?.id;
}

type Deal = {
  swiperId: string;
  circle: Circle;
  born: BirthDateRange;
  since: Date;
  gender: 'male' | undefined;
  limit: number;
};

/** More cells than lie within 100 km are not asked one by one, which would take too long: the planner chooses how. */
const CELLS_APART = 1_500;

/**
 * Ids of the most recently active members of a circle whose card can be dealt. An index holds that order and the circle: whoever
 * was dealt before is passed over by a look-up.
 */
export async function selectDealable(db: Db, viewer: Viewer, deal: Deal): Promise<string[]> {
  const { cells } = deal.circle;
  if (cells?.length === 0) return [];
  if (cells && cells.length <= CELLS_APART) return selectDealableIn(db, viewer, deal, cells);
  const all = dealable(db, viewer, deal);
  const rows = await (cells ? all.where(sql<boolean>`cell = any(${cells}::int[])`) : all).execute();
  return rows.map(({ id }) => id);
}

/** Cell by cell, of each no more than are asked for: where few live near, nobody from afar is read for them. */
async function selectDealableIn(db: Db, viewer: Viewer, deal: Deal, cells: number[]): Promise<string[]> {
  const inCell = dealable(db, viewer, deal).where('cell', '=', sql.ref<number>('around.cell'));
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${cells}::int[]) as around (cell) cross join lateral (${inCell}) as found
    order by found.activity_rank desc, found.id limit ${deal.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

function dealable(db: Db, viewer: Viewer, { swiperId, circle, born, since, gender, limit }: Deal) {
  const { region, country, withPhoto } = circle;
  let query = db
    .selectFrom('profiles')
    .where(listedFor(viewer))
    .where('fictional', '=', false)
    .where('has_photo', '=', withPhoto);
  if (gender) query = query.where('gender', '=', gender);
  if (born.bornAfter) query = query.where('birth_date', '>', born.bornAfter);
  if (born.bornUntil) query = query.where('birth_date', '<=', born.bornUntil);
  if (region) query = query.where('region', '=', region);
  if (country) query = query.where('country', '=', country);
  return query
    .where(isNewTo(swiperId, since))
    .select(['profiles.id', 'activity_rank'])
    .orderBy('activity_rank', 'desc')
    .orderBy('profiles.id')
    .limit(limit);
}

/** Nothing is between the two that the swiper knows of: no swipe lately, no like of his, no conversation that delivered him something. */
const isNewTo = (swiperId: string, since: Date): Condition => sql`(
  not exists (select from swipes s where s.swiper_id = ${swiperId} and s.swiped_id = profiles.id and s.swiped_at > ${since})
  and not exists (select from likes l where l.liker_id = ${swiperId} and l.liked_id = profiles.id)
  and not exists (
    select from conversation_members mine join messages m on m.conversation_id = mine.conversation_id
    where mine.profile_id = ${swiperId} and mine.other_id = profiles.id and (not m.held or m.sender_id = mine.profile_id)))`;

export async function deleteSwipesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('swipes').where('swiped_at', '<=', before).execute();
}

/** Every swipe of a member, of and for those he may see, the latest first. */
export const selectSwipesTold = (db: Db, viewer: Viewer, swiperId: string) =>
  db
    .selectFrom('swipes')
    .innerJoin('profiles', 'profiles.id', 'swipes.swiped_id')
    .where('swipes.swiper_id', '=', swiperId)
    .where(visibleTo(viewer))
    .select(['profiles.id', 'profiles.name', 'swipes.liked', 'swipes.swiped_at'])
    .orderBy('swipes.swiped_at', 'desc')
    .orderBy('profiles.id')
    .execute();
