import { useEffect } from 'react';
import { getToasts, removeToast } from '../../ui/toast-store.ts';

/** @spec 3.2 */
export function useUndoKey(): void {
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      const offered = getToasts().findLast(({ action }) => action);
      if (!offered?.action) return;
      event.preventDefault();
      removeToast(offered.id);
      offered.action.onAction();
    };
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}
