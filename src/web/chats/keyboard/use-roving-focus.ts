import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type RovingFocusOptions = {
  box: RefObject<HTMLElement | null>;
  stops: string[];
  /** True if the End key must load later messages first. */
  hasLater: boolean;
  toEnd: () => void;
};

/**
 * Tab reaches the newest message; arrows, Home and End move to others.
 * @spec 2.9
 */
export function useRovingFocus({ box, stops, hasLater, toEnd }: RovingFocusOptions) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const wantsEnd = useRef(false);
  const go = (stop: string | null) => stop !== null && rowOf(box.current, stop)?.focus();
  useRestoreFocus(box, stops, setFocusedKey);
  useLayoutEffect(() => {
    if (hasLater || !wantsEnd.current) return;
    wantsEnd.current = false;
    // The member may have moved the focus elsewhere while the messages loaded.
    const { activeElement } = document;
    if (activeElement === document.body || box.current?.contains(activeElement)) go(stops.at(-1) ?? null);
  }, [hasLater]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = messageKeyAround(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isBeyond = event.key === 'End' && hasLater;
    const next = isBeyond ? null : nextStop(event.key, stops, from);
    if (!isBeyond && next === null) return;
    event.preventDefault();
    wantsEnd.current = isBeyond;
    if (isBeyond) toEnd();
    else go(next);
  };
  const tabStop = focusedKey !== null && stops.includes(focusedKey) ? focusedKey : (stops.at(-1) ?? null);
  return {
    stop: tabStop,
    /** For use after the focused button has disappeared. */
    toStop: () => go(tabStop),
    handlers: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => setFocusedKey(messageKeyAround(target)),
      // After the focus left the history, Tab reaches the newest message again.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (box.current?.contains(relatedTarget)) return;
        setFocusedKey(null);
        if (relatedTarget) wantsEnd.current = false;
      },
    },
  };
}

function useRestoreFocus(
  box: RefObject<HTMLElement | null>,
  stops: string[],
  onFocused: (stop: string | null) => void,
): void {
  const before = useRef(stops);
  // The message that has the focus before React changes the page.
  const focused = focusedIn(box.current);
  useLayoutEffect(() => {
    const now = focusedIn(box.current);
    if (focused !== null && document.activeElement === document.body) {
      const next = stops.includes(focused) ? focused : stopAfterRemoval(before.current, stops, focused);
      if (next !== null) rowOf(box.current, next)?.focus({ preventScroll: true });
    }
    // A closing dialog returns the focus to a message without a focus event.
    else if (now !== null) onFocused(now);
  });
  useEffect(() => {
    before.current = stops;
  });
}

const focusedIn = (box: HTMLElement | null): string | null =>
  box?.contains(document.activeElement) ? messageKeyAround(document.activeElement) : null;

const messageKeyAround = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-message]')?.dataset.message) || null;

const rowOf = (box: HTMLElement | null, stop: string): HTMLElement | null | undefined =>
  box?.querySelector<HTMLElement>(`[data-message="${CSS.escape(stop)}"]`);

/** React keys of the messages, oldest first. */
type MessageKeys = readonly string[];

/** Returns null if `key` does not move the focus. */
export function nextStop(key: string, stops: MessageKeys, from: string): string | null {
  const at = stops.indexOf(from);
  if (at < 0) return null;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[key];
  return (to !== undefined && to !== at && stops[to]) || null;
}

export function stopAfterRemoval(before: MessageKeys, now: MessageKeys, lost: string): string | null {
  const left = new Set(now);
  const at = before.indexOf(lost);
  const isLeft = (stop: string) => left.has(stop);
  return (
    before.slice(at + 1).find(isLeft) ??
    before.slice(0, Math.max(0, at)).findLast(isLeft) ??
    now.at(-1) ??
    null
  );
}
