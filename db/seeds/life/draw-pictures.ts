import { sql } from 'kysely';
import type { App } from '../../../src/server/app.ts';
import { CARD_RENDITIONS, RENDITION_NAMES } from '../../../src/server/photos/addresses.ts';
import { completePicture } from '../../../src/server/photos/pictures.ts';
import { isOnline } from '../../../src/server/search/queries.ts';
import { portraits, renderPortrait } from '../portraits.ts';
import { demoPictureOf } from '../world/pictures.ts';

/** One is drawn while the variants of another are made. */
const CONCURRENCY = 2;

/** Draws the picture behind a file key of the demo world; null for every other file. */
export async function drawDemoPicture(fileKey: string): Promise<Buffer | null> {
  const picture = demoPictureOf(fileKey, portraits);
  return picture ? renderPortrait(picture.portrait, picture.shot) : null;
}

/**
 * Draws what is missing of the demo's pictures, those of the first pages first and what cards show before what enlarges it,
 * until all are there or the signal comes.
 * Goes on where it was stopped.
 */
export async function drawPictures(
  app: Pick<App, 'db' | 'clock' | 'storage' | 'images'>,
  signal: AbortSignal,
): Promise<void> {
  const order = await drawingOrder(app);
  for (const variants of [CARD_RENDITIONS, RENDITION_NAMES]) {
    const keys = order.values();
    const draw = async () => {
      for (const key of keys) {
        if (signal.aborted) return;
        await completePicture({ ...app, originOf: drawDemoPicture }, key, variants);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, draw));
  }
}

// The first page of the first site shows men, since men seek men there.
const isListed = sql<boolean>`site_id = 1 and profiles.status = 'active' and not invisible and gender = 'male'`;

/** Where the lists of a visitor begin whose network tells no country. */
const VISITORS_COUNTRY = 'NL';

/** File keys of the demo's pictures: main photos before others, in the order of a visitor's lists, where the online ones come first. */
export async function drawingOrder({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<string[]> {
  const now = clock.now();
  const position = sql<number>`row_number() over (order by country = ${VISITORS_COUNTRY} desc, ${isOnline(now)} desc, activity_rank desc, profiles.id)`;
  const rows = await db
    .selectFrom('photos')
    .leftJoin(
      db
        .selectFrom('profiles')
        .where(isListed)
        .select(['id', position.as('place')])
        .as('listed'),
      join => join.onRef('listed.id', '=', 'photos.profile_id').on('is_main', '=', true),
    )
    .where('file_key', 'like', 'demo/%')
    .groupBy('file_key')
    .select('file_key')
    .orderBy(sql`min(listed.place)`, order => order.asc().nullsLast())
    .orderBy('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}
