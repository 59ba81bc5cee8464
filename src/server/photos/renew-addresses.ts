import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { renewAddressKeys } from './queries.ts';

/**
 * Renews the addresses, because members who lost access know the old addresses.
 * @spec 4.4 D4.9
 */
export async function renewAddresses(tx: Tx, profileId: string): Promise<void> {
  await lockProfile(tx, profileId);
  await renewAddressKeys(tx.db, profileId);
}
