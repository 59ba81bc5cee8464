import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stopAfterLoss, stopBy } from './stops.ts';

type Walk = {
  box: RefObject<HTMLElement | null>;
  /** Keys of what is loaded, in order. */
  stops: string[];
  /** What is loaded does not reach the end: the last key of all has it loaded first. */
  hasLater: boolean;
  toEnd: () => void;
};

/**
 * A history is one stop for Tab, which comes to the newest message; arrows, Home and End lead through the others (roving tabindex).
 * Whatever is rendered anew, put before or taken away meanwhile, the focus stays on its message or moves to the one beside it.
 */
export function useWalk({ box, stops, hasLater, toEnd }: Walk) {
  const [at, setAt] = useState<string | null>(null);
  const wantsEnd = useRef(false);
  const go = (stop: string | null) => stop !== null && rowOf(box.current, stop)?.focus();
  useKeptFocus(box, stops, setAt);
  useLayoutEffect(() => {
    if (hasLater || !wantsEnd.current) return;
    wantsEnd.current = false;
    // Who went elsewhere meanwhile, to write for instance, is not called back.
    const { activeElement } = document;
    if (activeElement === document.body || box.current?.contains(activeElement)) go(stops.at(-1) ?? null);
  }, [hasLater]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = stopAround(event.target);
    if (from === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isBeyond = event.key === 'End' && hasLater;
    const next = isBeyond ? null : stopBy(event.key, stops, from);
    if (!isBeyond && next === null) return;
    event.preventDefault();
    wantsEnd.current = isBeyond;
    if (isBeyond) toEnd();
    else go(next);
  };
  const stop = at !== null && stops.includes(at) ? at : (stops.at(-1) ?? null);
  return {
    stop,
    /** For whoever pressed something beside the messages that goes with the press. */
    toStop: () => go(stop),
    handlers: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => setAt(stopAround(target)),
      // Whoever comes back by Tab stands at the newest again.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (box.current?.contains(relatedTarget)) return;
        setAt(null);
        if (relatedTarget) wantsEnd.current = false;
      },
    },
  };
}

/** Gives the focus back after a rendering that took it: its row was put elsewhere, or is gone. */
function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  stops: string[],
  onFocused: (stop: string | null) => void,
): void {
  const before = useRef(stops);
  // As the page stands before this rendering changes it.
  const focused = focusedIn(box.current);
  useLayoutEffect(() => {
    const now = focusedIn(box.current);
    if (focused !== null && document.activeElement === document.body) {
      const next = stops.includes(focused) ? focused : stopAfterLoss(before.current, stops, focused);
      if (next !== null) rowOf(box.current, next)?.focus({ preventScroll: true });
    }
    // A dialog that closes gives the focus back without a word.
    else if (now !== null) onFocused(now);
  });
  useEffect(() => {
    before.current = stops;
  });
}

const focusedIn = (box: HTMLElement | null): string | null =>
  box?.contains(document.activeElement) ? stopAround(document.activeElement) : null;

const stopAround = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-message]')?.dataset.message) || null;

const rowOf = (box: HTMLElement | null, stop: string): HTMLElement | null | undefined =>
  box?.querySelector<HTMLElement>(`[data-message="${CSS.escape(stop)}"]`);
