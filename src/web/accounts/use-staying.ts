import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetLogin, isLoggedIn, markLoginEnd } from './login-state.ts';

/**
 * For a page of a mailed link: a login that ends while it is open, mostly by what it does, leads nobody away from it, and its address,
 * which holds a secret, is handed to no other page. What belonged to that login is forgotten when the page is left.
 */
export function useStaying(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const had = isLoggedIn(cache);
    markLoginEnd(cache, 'left');
    return () => {
      markLoginEnd(cache, 'ended');
      if (had && !isLoggedIn(cache)) forgetLogin(cache);
    };
  }, [cache]);
}
