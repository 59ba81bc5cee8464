/**
 * `after`: the last `seq` above the divider, null without a divider; `seen` and `latest`: the last `seq` seen
 * and received.
 */
export type Divider = { after: number | null; seen: number; latest: number };

/** `read`: highest `seq` read, null in an empty conversation. */
export const initialDivider = (read: number | null, latest: number): Divider => ({
  after: read,
  seen: read ?? latest,
  latest,
});

/**
 * Messages that arrive while the reader looks are not new; all others are, also those fetched when the
 * conversation opens.
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

/** A member who replies has seen all new messages, so the divider disappears. */
export const dividerAfterReply = ({ latest }: Divider): Divider => ({ after: null, seen: latest, latest });
