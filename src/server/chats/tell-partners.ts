import type { Tx } from '../platform/transact.ts';
import { goneNotice } from '../profiles/gone-notice.ts';
import { selectPartners } from './queries.ts';

/** A member is gone: whoever has a conversation with him hears of it. */
export async function tellPartners(
  { db, notify }: Tx,
  { profileId }: { profileId: string | null },
): Promise<void> {
  if (profileId === null) return;
  const partners = await selectPartners(db, profileId);
  if (partners.length > 0) notify(goneNotice(partners, profileId));
}
