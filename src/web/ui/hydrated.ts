import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the script has taken over; false on the server and until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
