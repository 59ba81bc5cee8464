import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False on the server and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
