import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
