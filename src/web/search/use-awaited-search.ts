import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useWaitingPath } from '../connection/waiting-navigation.ts';

/** What takes longer than this is said; what is quicker would only flash. */
const NOTICED_MS = 300;

/** Whether another page or another search is being waited for, long enough to show it. */
export function useAwaitedSearch(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isWaiting = useWaitingPath() !== null;
  const isAwaited = state === 'loading' && location.pathname === pathname && !isWaiting;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLong(true), NOTICED_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isAwaited]);
  return isAwaited && isLong;
}
