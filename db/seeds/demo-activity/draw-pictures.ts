import { sql } from 'kysely';
import type { App } from '../../../src/server/app.ts';
import { CARD_RENDITIONS, RENDITION_NAMES } from '../../../src/server/photos/addresses.ts';
import { completePicture } from '../../../src/server/photos/pictures.ts';
import { isOnline } from '../../../src/server/search/queries.ts';
import { demoPictureOf } from '../demo/pictures.ts';
import { portraits, renderPortrait } from '../portraits.ts';

const CONCURRENCY = 2;

export async function drawDemoPicture(fileKey: string): Promise<Buffer | null> {
  const picture = demoPictureOf(fileKey, portraits);
  return picture ? renderPortrait(picture.portrait, picture.shot) : null;
}

/** Draws the demo pictures that do not exist yet, in the order of `drawingOrder`. */
export async function drawMissingPictures(
  app: Pick<App, 'db' | 'clock' | 'storage' | 'images'>,
  signal: AbortSignal,
): Promise<void> {
  const order = await drawingOrder(app);
  for (const renditions of [CARD_RENDITIONS, RENDITION_NAMES]) {
    const keys = order.values();
    const draw = async () => {
      for (const key of keys) {
        if (signal.aborted) return;
        await completePicture({ ...app, recreateFile: drawDemoPicture }, key, renditions);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, draw));
  }
}

const isListed = sql<boolean>`site_id = 1 and profiles.status = 'active' and not invisible and gender = 'male'`;

/** The country that is assumed for a visitor whose network reveals none. */
const VISITORS_COUNTRY = 'NL';

/** Begins with the main photos, in the order in which visitors find the members. */
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
