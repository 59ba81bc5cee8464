import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 992px)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True also on the server, so it renders the filters; phones remove them without loading their code. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
