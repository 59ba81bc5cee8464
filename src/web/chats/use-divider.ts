import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { answered, type Divider, moved, openedWith } from './divider.ts';
import { type Entry, firstNewIn } from './history-days.ts';
import { isReadingBack, openAtNew } from './use-history-scroll.ts';

type Reading = {
  box: RefObject<HTMLElement | null>;
  entries: Entry[];
  /** The highest `seq` that was read when the conversation was opened. */
  readAtOpening: number | null;
  /** What is shown is older than what is being fetched for the opening. */
  isOpening: boolean;
  /** The end of what is shown is out of view, or is not the end of all. */
  isAway: boolean;
};

/** Where the divider above what is new stands, and how far the reader has seen. */
export function useDivider({ box, entries, readAtOpening, isOpening, isAway }: Reading): Divider {
  const isInView = useSyncExternalStore(watchView, () => document.visibilityState === 'visible', inView);
  const latest = entries.findLast(({ state, seq }) => state === 'received' && seq !== null)?.seq ?? 0;
  const written = entries.findLast(({ state }) => state === 'pending')?.key;
  const [divider, setDivider] = useState(() => openedWith(readAtOpening, latest));
  useOpening(box, firstNewIn(entries, divider.after) ? divider.after : null);
  // Before it is painted: nothing is called new for a moment.
  useLayoutEffect(() => {
    // The box knows first where it was opened.
    const isAtEnd = !isAway && box.current !== null && !isReadingBack(box.current);
    setDivider(known => moved(known, { latest, isLooking: isInView && isAtEnd, isOpening }));
  }, [box, latest, isInView, isAway, isOpening]);
  useLayoutEffect(() => {
    if (written !== undefined) setDivider(answered);
  }, [written]);
  return divider;
}

/** Brings what is new into view where the divider comes to stand; never under the hands of who reads back. */
function useOpening(box: RefObject<HTMLElement | null>, after: number | null): void {
  const opened = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (after === null || after === opened.current || !box.current) return;
    opened.current = after;
    if (!isReadingBack(box.current)) openAtNew(box.current);
  }, [box, after]);
}

function watchView(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const inView = () => true;
