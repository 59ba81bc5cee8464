import type { Tx } from '../../platform/transact.ts';
import { selectPartners } from '../queries.ts';

/** @spec D4.8 */
export async function publishPresence(
  { db, publish }: Tx,
  { profileId, hidden }: { profileId: string; hidden?: 'presence' | 'profile' },
): Promise<void> {
  const to = await selectPartners(db, profileId);
  if (to.length > 0) publish({ to, type: 'presence', ids: { of: profileId, ...(hidden && { hidden }) } });
}
