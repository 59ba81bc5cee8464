import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearTabSession, isLoggedIn, setSessionEndReason } from './session-state.ts';

/**
 * The page's action may end the session, and a redirect would pass on the secret in its address.
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
