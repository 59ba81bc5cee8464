import type { PhotoRule } from '#contract/photos';
import type { Db } from '../platform/db.ts';
import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { ensureMainPhoto } from './main-photo.ts';
import {
  rejectShownPhotos,
  restoreRejectedPhotos,
  selectShownPhotoIds,
  updateDecisionOfPhotos,
} from './queries.ts';

/**
 * Hides photos of profile and album from everybody but their owner. Photos of other members and rejected ones are ignored.
 * @returns the ids of the photos that this call rejected
 * @spec 3.2 D5.5
 */
export async function rejectPhotos(
  tx: Tx,
  profileId: string,
  { ids, rule }: { ids: readonly string[]; rule: PhotoRule | null },
): Promise<string[]> {
  await lockProfile(tx, profileId);
  const rejected = await rejectShownPhotos(tx.db, profileId, ids, rule);
  if (rejected.length > 0) await ensureMainPhoto(tx, profileId);
  return rejected;
}

/**
 * Shows rejected photos again, as far as their owner still has them.
 * @spec D5.5
 */
export async function restorePhotos(tx: Tx, profileId: string, ids: readonly string[]): Promise<void> {
  await lockProfile(tx, profileId);
  await restoreRejectedPhotos(tx.db, profileId, ids);
  await ensureMainPhoto(tx, profileId);
}

/**
 * Notes the decision that rejected the photos, where their owner appeals.
 * @spec D5.5
 */
export const recordPhotoDecision = (
  { db }: Tx,
  profileId: string,
  ids: readonly string[],
  decisionId: string,
): Promise<void> => updateDecisionOfPhotos(db, profileId, ids, decisionId);

/**
 * Returns which of the photos the member still has, and not rejected.
 * @spec D5.5
 */
export const removablePhotos = (db: Db, profileId: string, ids: readonly string[]): Promise<string[]> =>
  selectShownPhotoIds(db, profileId, ids);
