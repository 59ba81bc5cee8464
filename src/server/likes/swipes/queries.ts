import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { BirthDateRange } from '../../profiles/ages.ts';
import { type Condition, listedFor, type Viewer, visibleTo } from '../../profiles/visibility.ts';

export type DayCount = { swipes: number; likes: number };
/** `cells`, `region` and `country` restrict the area; an undefined field does not restrict it. */
export type CardArea = { cells?: number[]; region?: string; country?: string; withPhoto: boolean };
type SwipePair = { swiperId: string; swipedId: string };

/** Locks and returns the counts of `day`, or of a later stored day. */
export async function lockSwipeDay(db: Trx, profileId: string, day: string): Promise<DayCount> {
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

export const selectSwipe = (db: Trx, { swiperId, swipedId }: SwipePair, since: Date) =>
  db
    .selectFrom('swipes')
    .where('swiper_id', '=', swiperId)
    .where('swiped_id', '=', swipedId)
    .where('swiped_at', '>', since)
    .select(['liked', 'client_id'])
    .executeTakeFirst();

/** Stores a swipe. Among the swiper's swipes without a like, only the latest can be undone. */
export async function upsertSwipe(
  db: Trx,
  { swiperId, swipedId }: SwipePair,
  { liked, at, clientId }: { liked: boolean; at: Date; clientId: string | null },
): Promise<void> {
  if (!liked) await endUndo(db, swiperId);
  const columns = { liked, swiped_at: at, undoable: !liked, client_id: clientId };
  await db
    .insertInto('swipes')
    .values({ swiper_id: swiperId, swiped_id: swipedId, ...columns })
    .onConflict(conflict => conflict.columns(['swiper_id', 'swiped_id']).doUpdateSet(columns))
    .execute();
}

const endUndo = (db: Trx, swiperId: string) =>
  db
    .updateTable('swipes')
    .set({ undoable: false })
    .where('swiper_id', '=', swiperId)
    .where('undoable', '=', true)
    .execute();

/** Deletes a swipe that can be undone, and returns its time; otherwise returns undefined. */
export async function deleteLastNo(db: Trx, { swiperId, swipedId }: SwipePair): Promise<Date | undefined> {
  const deleted = await db
    .deleteFrom('swipes')
    .where('swiper_id', '=', swiperId)
    .where('swiped_id', '=', swipedId)
    .where('undoable', '=', true)
    .returning('swiped_at')
    .executeTakeFirst();
  return deleted?.swiped_at;
}

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

type CardCriteria = {
  swiperId: string;
  area: CardArea;
  born: BirthDateRange;
  since: Date;
  gender: 'male' | undefined;
  limit: number;
};

/** For more cells than this, one query for all cells is faster. */
const MAX_SEPARATE_CELLS = 1_500;

/** Selects members who are new to the swiper, sorted by activity. */
export async function selectCardCandidates(
  db: Db,
  viewer: Viewer,
  criteria: CardCriteria,
): Promise<string[]> {
  const { cells } = criteria.area;
  if (cells?.length === 0) return [];
  if (cells && cells.length <= MAX_SEPARATE_CELLS)
    return selectCandidatesInCells(db, viewer, criteria, cells);
  const all = candidates(db, viewer, criteria);
  const rows = await (cells ? all.where(sql<boolean>`cell = any(${cells}::int[])`) : all).execute();
  return rows.map(({ id }) => id);
}

async function selectCandidatesInCells(
  db: Db,
  viewer: Viewer,
  criteria: CardCriteria,
  cells: number[],
): Promise<string[]> {
  const inCell = candidates(db, viewer, criteria).where('cell', '=', sql.ref<number>('around.cell'));
  const { rows } = await sql<{ id: string }>`
    select found.id from unnest(${cells}::int[]) as around (cell) cross join lateral (${inCell}) as found
    order by found.activity_rank desc, found.id limit ${criteria.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

function candidates(db: Db, viewer: Viewer, { swiperId, area, born, since, gender, limit }: CardCriteria) {
  const { region, country, withPhoto } = area;
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

const isNewTo = (swiperId: string, since: Date): Condition => sql`(
  not exists (select from swipes s where s.swiper_id = ${swiperId} and s.swiped_id = profiles.id and s.swiped_at > ${since})
  and not exists (select from likes l where l.liker_id = ${swiperId} and l.liked_id = profiles.id)
  and not exists (
    select from conversation_members mine join messages m on m.conversation_id = mine.conversation_id
    where mine.profile_id = ${swiperId} and mine.other_id = profiles.id and (not m.held or m.sender_id = mine.profile_id)))`;

export async function deleteSwipesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('swipes').where('swiped_at', '<=', before).execute();
}

/** Excludes swipes on members whom the swiper may not see. */
export const selectSwipesForExport = (db: Db, viewer: Viewer, swiperId: string) =>
  db
    .selectFrom('swipes')
    .innerJoin('profiles', 'profiles.id', 'swipes.swiped_id')
    .where('swipes.swiper_id', '=', swiperId)
    .where(visibleTo(viewer))
    .select(['profiles.id', 'profiles.name', 'swipes.liked', 'swipes.swiped_at'])
    .orderBy('swipes.swiped_at', 'desc')
    .orderBy('profiles.id')
    .execute();
