import { useEffect } from 'react';
import { focusContent } from '../../ui/focus-content.ts';

/**
 * Moves the focus to the page's content when what had it disappears, such as the button of an act that is done or a
 * photo that is decided. Otherwise the keyboard would begin at the top again.
 * @spec D5.10 U1
 */
export function useFocusGuard(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      focusContent();
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
