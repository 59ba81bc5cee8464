import type { Db } from '../platform/db.ts';
import { countPhotos } from './queries.ts';

/** How many photos a member keeps, as `photo_limit` counts them (section 5). */
export const photosKept = (db: Db, profileId: string): Promise<number> => countPhotos(db, profileId);
