import type { Db } from '../platform/db.ts';
import type { Tx } from '../platform/transact.ts';
import { lockProfile } from './main-photo.ts';
import { clearAboutMe, fillAboutMe, selectAboutMe } from './queries.ts';

/**
 * Removes the profile text.
 * @returns the text; null if there was none
 * @spec 3.2 D5.5
 */
export async function removeAboutMe(tx: Tx, profileId: string): Promise<string | null> {
  await lockProfile(tx, profileId);
  const text = await clearAboutMe(tx.db, profileId);
  if (text !== null) tx.publish({ to: [profileId], type: 'user', ids: {} });
  return text;
}

/**
 * Restores a removed profile text, unless the member has written another one since.
 * @spec D5.5
 */
export async function restoreAboutMe(tx: Tx, profileId: string, text: string): Promise<void> {
  await lockProfile(tx, profileId);
  await fillAboutMe(tx.db, profileId, text);
  tx.publish({ to: [profileId], type: 'user', ids: {} });
}

/** @spec D5.5 */
export const hasAboutMe = async (db: Db, profileId: string): Promise<boolean> =>
  (await selectAboutMe(db, profileId)) !== null;
