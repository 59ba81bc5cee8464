import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearTabSession, isLoggedIn, setSessionEndReason } from './session-state.ts';

/**
 * For a page of a mailed link: a login that ends while it is open, mostly by what it does, leads nobody away from it, and its address,
 * which holds a secret, is handed to no other page. What belonged to that login is forgotten when the page is left.
 */
export function useSuppressSessionEnd(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const wasLoggedIn = isLoggedIn(cache);
    setSessionEndReason(cache, 'left');
    return () => {
      setSessionEndReason(cache, 'ended');
      if (wasLoggedIn && !isLoggedIn(cache)) clearTabSession(cache);
    };
  }, [cache]);
}
