import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** From this distance to the end, in px, the reader counts as scrolled back. */
const AWAY_PX = 120;
/** Space above the first new message when a conversation opens there, in px. */
const ABOVE_NEW_PX = 72;

/**
 * Scrolling of a history that grows at both ends. Its box is laid out from the end (`column-reverse`): it opens
 * at the end without script, a growing composer or keyboard keeps the end in view, and messages added in front
 * move nothing. Messages added at the end move nothing either while the reader has scrolled back, or while the
 * loaded part does not reach the end (`hasLater`).
 * @spec D2.44
 */
export function useHistoryScroll(box: RefObject<HTMLDivElement | null>, hasLater: boolean) {
  const [isAway, setIsAway] = useState(false);
  usePreserveScroll(box, hasLater);
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

/** Scrolls to the first new message if it does not fit on the screen with the end. */
export function scrollToNew(box: HTMLElement): void {
  const divider = box.querySelector('[data-new]');
  if (!divider) return;
  const above = divider.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_NEW_PX;
  if (above < 0) box.scrollTop += above;
}

/** After each rendering: scrolls back by the height added below the previously last message. */
function usePreserveScroll(box: RefObject<HTMLDivElement | null>, hasLater: boolean): void {
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

/** Distance from the bottom of a message to the bottom of the content, in px. */
const distanceToEnd = (box: Element, message: Element): number => {
  const content = box.firstElementChild ?? box;
  return content.getBoundingClientRect().bottom - message.getBoundingClientRect().bottom;
};
