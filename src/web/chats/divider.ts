/**
 * The divider above new messages: `after` is the `seq` below which "new" starts, null without a divider; `seen`
 * is the last `seq` the reader has seen, `latest` the last one received.
 */
export type Divider = { after: number | null; seen: number; latest: number };

/** `read` is the last `seq` read before opening, null in an empty conversation. */
export const initialDivider = (read: number | null, latest: number): Divider => ({
  after: read,
  seen: read ?? latest,
  latest,
});

/**
 * The divider after a message arrived or the reader looked. Messages that arrive while the reader looks are not
 * new; those that arrive while they look elsewhere, or are fetched while opening, are.
 * @spec 2.9
 */
export function nextDivider(
  { after, seen, latest: before }: Divider,
  { latest, isLooking, isOpening }: { latest: number; isLooking: boolean; isOpening: boolean },
): Divider {
  if (isOpening) return { after, seen, latest };
  if (!isLooking) return { after: latest > before ? seen : after, seen, latest };
  const isAboveSome = after !== null && after < before;
  return { after: isAboveSome ? after : null, seen: latest, latest };
}

/** A member who replies has seen what is new. */
export const dividerAfterReply = ({ latest }: Divider): Divider => ({ after: null, seen: latest, latest });
