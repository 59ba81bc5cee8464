import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So far from the end, in px, a reader is reading back. */
const AWAY_PX = 120;
/** What stays visible above the first new message when a conversation opens there. */
const ABOVE_NEW_PX = 72;

/**
 * Scrolling of a history that grows at both ends. Its box is laid out from the end (`column-reverse`), so its position counts from
 * there: it opens at the end without script, a composer that grows or a keyboard that opens keeps the end in view, and messages
 * put in front move nothing. What is added at the end moves nothing either while the reader is reading back, or where it comes because
 * what is loaded did not reach the end (`hasLater`).
 */
export function useHistoryScroll(box: RefObject<HTMLDivElement | null>, hasLater: boolean) {
  const [isAway, setIsAway] = useState(false);
  useStillness(box, hasLater);
  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'auto') => box.current?.scrollTo({ top: 0, behavior }),
    [box],
  );
  const onScroll = useCallback(() => {
    if (box.current) setIsAway(isReadingBack(box.current));
  }, [box]);
  return { isAway, toEnd, onScroll };
}

/** The end of the history is out of view. */
export const isReadingBack = (box: Element): boolean => box.scrollTop < -AWAY_PX;

/** Brings the first new message into view if the end of the history has no room for it. */
export function openAtNew(box: HTMLElement): void {
  const divider = box.querySelector('[data-new]');
  if (!divider) return;
  const above = divider.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_NEW_PX;
  if (above < 0) box.scrollTop += above;
}

/** After each rendering: what was added below the message that was the last one before is scrolled by. */
function useStillness(box: RefObject<HTMLDivElement | null>, hasLater: boolean): void {
  const last = useRef<{ element: Element; toEnd: number; hadLater: boolean } | null>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (last.current?.element.isConnected && (last.current.hadLater || isReadingBack(current))) {
      const added = distanceToEnd(current, last.current.element) - last.current.toEnd;
      if (added !== 0) current.scrollTop -= added;
    }
    const element = [...current.querySelectorAll('[data-message]')].at(-1);
    last.current = element ? { element, toEnd: distanceToEnd(current, element), hadLater: hasLater } : null;
  });
}

/** From the foot of a message to the foot of all that the box holds, in px. */
const distanceToEnd = (box: Element, message: Element): number => {
  const content = box.firstElementChild ?? box;
  return content.getBoundingClientRect().bottom - message.getBoundingClientRect().bottom;
};
