import type { Tx } from '../platform/transact.ts';
import { lockProfile } from '../profiles/main-photo.ts';
import { renewKeys } from './queries.ts';

/**
 * A member's photos get other addresses, the clear ones and the blurs: whoever may no longer see him keeps no address that
 * still opens, and cannot tell from it that he is still there. The files stay where they are.
 */
export async function renewAddresses(tx: Tx, profileId: string): Promise<void> {
  await lockProfile(tx, profileId);
  await renewKeys(tx.db, profileId);
}
