import type { Tx } from '../platform/transact.ts';
import { selectProfileForUpdate, updateHasPhoto } from './queries.ts';

/** Holds a member's own row until the transaction ends: what is counted or ordered under it has no rival. */
export const lockProfile = (tx: Tx, profileId: string): Promise<void> =>
  selectProfileForUpdate(tx.db, profileId);

/** Says whether a member has a main photo: those who have stand before the others of the same hour in every list. */
export const noteMainPhoto = (tx: Tx, profileId: string, hasPhoto: boolean): Promise<void> =>
  updateHasPhoto(tx.db, profileId, hasPhoto);
