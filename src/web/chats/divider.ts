/**
 * Where a reader is in a conversation: `after` is the `seq` above whose followers "new" stands, null where it stands nowhere; `seen` is
 * up to where he has looked, `latest` the last one that arrived.
 */
export type Divider = { after: number | null; seen: number; latest: number };

/** `read` is what he had read when he opened it, null where nothing was said yet. */
export const openedWith = (read: number | null, latest: number): Divider => ({
  after: read,
  seen: read ?? latest,
  latest,
});

/**
 * What follows from a message that arrived, or from a look. What comes while he looks on is not new to him; what comes while he looks
 * elsewhere, or is fetched at the opening, is.
 */
export function moved(
  { after, seen, latest: before }: Divider,
  { latest, isLooking, isOpening }: { latest: number; isLooking: boolean; isOpening: boolean },
): Divider {
  if (isOpening) return { after, seen, latest };
  if (!isLooking) return { after: latest > before ? seen : after, seen, latest };
  const isAboveSome = after !== null && after < before;
  return { after: isAboveSome ? after : null, seen: latest, latest };
}

/** Who answers has seen what is new. */
export const answered = ({ latest }: Divider): Divider => ({ after: null, seen: latest, latest });
