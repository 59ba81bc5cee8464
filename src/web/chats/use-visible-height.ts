import { useEffect } from 'react';

/**
 * Keeps `--visible-height` and `--visible-top` at what a phone's keyboard leaves of the window: where the keyboard lies over the
 * page, the composer stands above it.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    if (!visible) return;
    const { style } = document.documentElement;
    const follow = () => {
      const isCovered = visible.scale === 1 && innerHeight - visible.height > 1;
      if (!isCovered) return forget();
      style.setProperty('--visible-height', `${visible.height}px`);
      style.setProperty('--visible-top', `${visible.offsetTop}px`);
    };
    const forget = () => {
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
    const watching = new AbortController();
    for (const type of ['resize', 'scroll'])
      visible.addEventListener(type, follow, { signal: watching.signal });
    return () => {
      watching.abort();
      forget();
    };
  }, []);
}
