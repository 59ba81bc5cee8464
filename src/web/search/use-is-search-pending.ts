import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useWaitingPath } from '../connection/waiting-navigation.ts';

/** The skeleton appears after this time; during a shorter wait it would only flicker. */
const DELAY_MS = 300;

export function useIsSearchPending(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isWaiting = useWaitingPath() !== null;
  const isAwaited = state === 'loading' && location.pathname === pathname && !isWaiting;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLong(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isAwaited]);
  return isAwaited && isLong;
}
