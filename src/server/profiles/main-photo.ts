import type { Tx } from '../platform/transact.ts';
import { selectProfileForUpdate, updateHasPhoto } from './queries.ts';

/** Locks the profile, so that counting and ordering photos have no race. */
export const lockProfile = (tx: Tx, profileId: string): Promise<void> =>
  selectProfileForUpdate(tx.db, profileId);

/** @spec D2.39 */
export const recordHasMainPhoto = (tx: Tx, profileId: string, hasPhoto: boolean): Promise<void> =>
  updateHasPhoto(tx.db, profileId, hasPhoto);
