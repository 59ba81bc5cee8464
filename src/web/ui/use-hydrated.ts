import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Whether React has hydrated the page; false on the server and until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
