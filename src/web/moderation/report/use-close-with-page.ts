import { useEffect, useEffectEvent } from 'react';

/**
 * A dialog of a page goes with the page. The report dialog is outside of it, because the page may end by the report, so
 * this closes the dialog when Back or Forward leads to another page. An address that differs only in its query or state
 * is the same page, for example after the enlarged photo has closed.
 */
export function useCloseWithPage(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    let shown = location.pathname;
    const controller = new AbortController();
    const closeOnOtherPage = () => {
      if (location.pathname !== shown) onClose();
      shown = location.pathname;
    };
    addEventListener('popstate', closeOnOtherPage, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}
