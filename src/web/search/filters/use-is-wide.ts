import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 992px)';

function watch(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether filters have room beside the grid. The document has them, hidden on phones, where they are taken away unloaded. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => true,
  );
