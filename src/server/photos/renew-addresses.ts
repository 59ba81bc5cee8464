import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { renewAddressKeys } from './queries.ts';

/**
 * Gives the photos new addresses, because members who may no longer see this member know the old ones.
 * @spec 4.4 D4.9
 */
export async function renewAddresses(tx: Tx, profileId: string): Promise<void> {
  await lockProfile(tx, profileId);
  await renewAddressKeys(tx.db, profileId);
}
