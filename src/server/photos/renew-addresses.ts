import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { renewAddressKeys } from './queries.ts';

/**
 * Gives the photos new addresses, so that a member who may no longer see this member cannot open the known
 * addresses.
 * @spec 4.4 D4.9
 */
export async function renewAddresses(tx: Tx, profileId: string): Promise<void> {
  await lockProfile(tx, profileId);
  await renewAddressKeys(tx.db, profileId);
}
