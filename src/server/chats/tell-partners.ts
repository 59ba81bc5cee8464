import type { Tx } from '../platform/transact.ts';
import type { Tiding } from '../profiles/gone-notice.ts';
import { selectPartners } from './queries.ts';

/** A member left or came back: whoever has a conversation with him hears of it. */
export const tellPartners =
  (tiding: Tiding) =>
  async ({ db, notify }: Tx, { profileId }: { profileId: string | null }): Promise<void> => {
    const others = profileId === null ? [] : await selectPartners(db, profileId);
    if (profileId !== null && others.length > 0) notify(tiding(others, profileId));
  };
