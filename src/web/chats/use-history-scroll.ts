import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** A reader farther than this from the end has scrolled back. */
const SCROLLED_BACK_PX = 120;
const ABOVE_NEW_PX = 72;

/**
 * The box uses `column-reverse`, so scroll position 0 is the latest message.
 * @spec D2.44
 */
export function useHistoryScroll(box: RefObject<HTMLDivElement | null>, hasLater: boolean) {
  const [isScrolledBack, setIsScrolledBack] = useState(false);
  usePreserveScroll(box, hasLater);
  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'auto') => box.current?.scrollTo({ top: 0, behavior }),
    [box],
  );
  const onScroll = useCallback(() => {
    if (box.current) setIsScrolledBack(isReadingBack(box.current));
  }, [box]);
  return { isScrolledBack, toEnd, onScroll };
}

export const isReadingBack = (box: Element): boolean => box.scrollTop < -SCROLLED_BACK_PX;

/** Scrolls only if the divider is above the view. */
export function scrollToNew(box: HTMLElement): void {
  const divider = box.querySelector('[data-new]');
  if (!divider) return;
  const above = divider.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_NEW_PX;
  if (above < 0) box.scrollTop += above;
}

/** Messages added below the view must not move the visible messages. */
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

const distanceToEnd = (box: Element, message: Element): number => {
  const content = box.firstElementChild ?? box;
  return content.getBoundingClientRect().bottom - message.getBoundingClientRect().bottom;
};
