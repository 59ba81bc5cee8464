import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { renewAddressKeys } from './queries.ts';

/**
 * Gives a member's photos new addresses, clear and blurred, so that addresses known to someone who may no
 * longer see the member stop working and do not reveal that the member still exists. The files stay.
 * @spec 4.4 D4.9
 */
export async function renewAddresses(tx: Tx, profileId: string): Promise<void> {
  await lockProfile(tx, profileId);
  await renewAddressKeys(tx.db, profileId);
}
