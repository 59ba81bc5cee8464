import type { Db } from '../platform/db.ts';
import { countPhotos } from './queries.ts';

/** @spec 5.7 */
export const photoCountOf = (db: Db, profileId: string): Promise<number> => countPhotos(db, profileId);
