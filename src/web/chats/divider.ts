/** `after` is the `seq` above the line, null without a line. `seen` is the highest `seq` that the reader saw. */
export type Divider = { after: number | null; seen: number; latest: number };

/** `read` is the highest `seq` read before opening; null in an empty conversation. */
export const initialDivider = (read: number | null, latest: number): Divider => ({
  after: read,
  seen: read ?? latest,
  latest,
});

/**
 * New messages count as seen if the reader looks at the history's end.
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
