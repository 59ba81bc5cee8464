import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearTabSession, isLoggedIn, setSessionEndReason } from './session-state.ts';

/**
 * For a page of an emailed link, whose action may end the session and whose URL holds a secret. Leaving the
 * page clears the ended session.
 * @spec D2.20
 */
export function useSuppressSessionEnd(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const wasLoggedIn = isLoggedIn(cache);
    setSessionEndReason(cache, 'leaving');
    return () => {
      setSessionEndReason(cache, 'ended');
      if (wasLoggedIn && !isLoggedIn(cache)) clearTabSession(cache);
    };
  }, [cache]);
}
