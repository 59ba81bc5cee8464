import type { Tx } from '../../platform/transact.ts';
import { selectPartners } from '../queries.ts';

/** A member came or left: whoever has a conversation with him hears of it, as far as he may learn it (ADR 0114). */
export async function tellPresence(
  { db, notify }: Tx,
  { profileId, hidden }: { profileId: string; hidden?: 'presence' | 'profile' },
): Promise<void> {
  const to = await selectPartners(db, profileId);
  if (to.length > 0) notify({ to, type: 'presence', ids: { of: profileId, ...(hidden && { hidden }) } });
}
