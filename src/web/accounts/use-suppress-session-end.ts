import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearTabSession, isLoggedIn, setSessionEndReason } from './session-state.ts';

/**
 * Prevents a redirect when the page's action ends the session: its address would contain the page's token.
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
