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
    (behavior: ScrollBehavior = 'auto') => {
      box.current?.scrollTo({ top: 0, behavior });
      if (behavior === 'smooth' && box.current && box.current.scrollTop < 0) finishScroll(box.current);
    },
    [box],
  );
  const onScroll = useCallback(() => {
    if (box.current) setIsScrolledBack(isReadingBack(box.current));
  }, [box]);
  return { isScrolledBack, toEnd, onScroll };
}

/**
 * A smooth scroll may stop before the end: the last messages get their height only when they come into view,
 * and what arrives meanwhile moves the box. Where it stops the rest is one step, unless the reader scrolled.
 */
function finishScroll(box: HTMLElement): void {
  const scroll = new AbortController();
  const { signal } = scroll;
  for (const act of ['wheel', 'pointerdown', 'touchstart', 'keydown'])
    box.addEventListener(act, () => scroll.abort(), { signal, passive: true });
  const finish = () => {
    scroll.abort();
    box.scrollTo({ top: 0 });
  };
  box.addEventListener('scrollend', finish, { signal });
}

export const isReadingBack = (box: Element): boolean => box.scrollTop < -SCROLLED_BACK_PX;

/** Scrolls only if the divider is above the view. */
export function scrollToNew(box: HTMLElement): void {
  const divider = box.querySelector('[data-new]');
  if (!divider) return;
  const above = divider.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_NEW_PX;
  if (above < 0) box.scrollTop += above;
}

/**
 * What is added below the view, such as messages and the divider, must not move the visible messages.
 * While the reader has scrolled back, one message stays at the same distance from the end.
 */
function usePreserveScroll(box: RefObject<HTMLDivElement | null>, hasLater: boolean): void {
  const anchor = useRef<{ message: Element; toEnd: number } | null>(null);
  const hadLater = useRef(hasLater);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const known = anchor.current;
    if (known?.message.isConnected && (hadLater.current || isReadingBack(current))) {
      const toEnd = distanceToEnd(current, known.message);
      if (toEnd !== known.toEnd) current.scrollTop -= toEnd - known.toEnd;
      known.toEnd = toEnd;
    } else {
      const message = [...current.querySelectorAll('[data-message]')].at(-1);
      anchor.current = message ? { message, toEnd: distanceToEnd(current, message) } : null;
    }
    hadLater.current = hasLater;
  });
}

const distanceToEnd = (box: Element, message: Element): number => {
  const content = box.firstElementChild ?? box;
  return content.getBoundingClientRect().bottom - message.getBoundingClientRect().bottom;
};
