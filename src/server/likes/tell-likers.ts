import type { Tx } from '../platform/transact.ts';
import { goneNotice } from '../profiles/gone-notice.ts';
import { selectLikersAndLiked } from './queries.ts';

/** A member is gone: whoever likes him or is liked by him hears of it. */
export async function tellLikers(
  { db, notify }: Tx,
  { profileId }: { profileId: string | null },
): Promise<void> {
  if (profileId === null) return;
  const others = await selectLikersAndLiked(db, profileId);
  if (others.length > 0) notify(goneNotice(others, profileId));
}
