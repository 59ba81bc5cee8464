import type { Tx } from '../platform/transact.ts';
import { selectProfileForUpdate, updateHasPhoto } from './queries.ts';

/**
 * Locks the member's profile row until the transaction ends, so that counting and ordering under it has no
 * race.
 */
export const lockProfile = (tx: Tx, profileId: string): Promise<void> =>
  selectProfileForUpdate(tx.db, profileId);

/**
 * Records whether a member has a main photo: those with one rank before others of the same hour.
 * @spec D2.39
 */
export const recordHasMainPhoto = (tx: Tx, profileId: string, hasPhoto: boolean): Promise<void> =>
  updateHasPhoto(tx.db, profileId, hasPhoto);
