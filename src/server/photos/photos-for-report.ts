import type { Db } from '../platform/db.ts';
import { selectHeldPhotos } from './queries.ts';

/** A member's photos by their files, kept from going until the transaction ends: by then whoever reports holds the files. */
export const photosForReport = (db: Db, profileId: string) => selectHeldPhotos(db, profileId);
