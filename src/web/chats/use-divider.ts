import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { firstNewIn, type HistoryEntry } from './history-days.ts';
import { isReadingBack, scrollToNew } from './use-history-scroll.ts';

type DividerOptions = {
  box: RefObject<HTMLElement | null>;
  entries: HistoryEntry[];
  /** Highest `seq` that the reader had read at opening; null in an empty conversation. */
  readAtOpening: number | null;
  isOpening: boolean;
  /** True if the end of the history is out of view or not loaded. */
  isEndOutOfView: boolean;
};

/** @spec 2.9 */
export function useDivider({
  box,
  entries,
  readAtOpening,
  isOpening,
  isEndOutOfView,
}: DividerOptions): Divider {
  const isInView = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    serverSnapshot,
  );
  const latest = entries.findLast(({ state, seq }) => state === 'received' && seq !== null)?.seq ?? 0;
  const written = entries.findLast(({ state }) => state === 'pending')?.key;
  const [divider, setDivider] = useState(() => initialDivider(readAtOpening, latest));
  useScrollToNew(box, firstNewIn(entries, divider.after) ? divider.after : null);
  // Runs before painting, so that no message appears as new for a moment.
  useLayoutEffect(() => {
    // At opening `isEndOutOfView` is not set yet, so the box's scroll position decides.
    const isAtEnd = !isEndOutOfView && box.current !== null && !isReadingBack(box.current);
    setDivider(known => nextDivider(known, { latest, isLooking: isInView && isAtEnd, isOpening }));
  }, [box, latest, isInView, isEndOutOfView, isOpening]);
  useLayoutEffect(() => {
    if (written !== undefined) setDivider(dividerAfterReply);
  }, [written]);
  return divider;
}

/** Scrolls to the first new message, but never while the reader has scrolled back. */
function useScrollToNew(box: RefObject<HTMLElement | null>, after: number | null): void {
  const opened = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (after === null || after === opened.current || !box.current) return;
    opened.current = after;
    if (!isReadingBack(box.current)) scrollToNew(box.current);
  }, [box, after]);
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const serverSnapshot = () => true;

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
