import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearTabSession, isLoggedIn, setSessionEndReason } from './tab-session.ts';

/**
 * Prevents the redirect to login, because the login address would contain this page's token.
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
