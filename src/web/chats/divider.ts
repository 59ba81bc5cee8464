/**
 * The line above new messages. `after` is the last `seq` above the line, or null if no line is shown. `seen`
 * is the last `seq` that the reader saw, and `latest` the last that was received.
 */
export type Divider = { after: number | null; seen: number; latest: number };

/**
 * `read` is the highest `seq` that the reader had read before they opened the conversation; null in an empty
 * conversation.
 */
export const initialDivider = (read: number | null, latest: number): Divider => ({
  after: read,
  seen: read ?? latest,
  latest,
});

/**
 * Returns the divider after messages arrived. If the reader looks at the end of the history, the messages
 * count as seen, else as new. Messages fetched while the conversation opens always count as new.
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
