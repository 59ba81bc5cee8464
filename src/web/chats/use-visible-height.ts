import { useEffect } from 'react';

/** Stores in CSS variables which part of the window a phone's keyboard leaves free. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const { style } = document.documentElement;
    const update = () => {
      const isCovered = visible.scale === 1 && innerHeight - visible.height > 1;
      if (!isCovered) return reset();
      style.setProperty('--visible-height', `${visible.height}px`);
      style.setProperty('--visible-top', `${visible.offsetTop}px`);
    };
    const reset = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    const watching = new AbortController();
    for (const type of ['resize', 'scroll'])
      visible.addEventListener(type, update, { signal: watching.signal });
    return () => {
      watching.abort();
      reset();
    };
  }, []);
}
