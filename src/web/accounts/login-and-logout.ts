import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { logout, type User } from '#contract/accounts';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import {
  clearTabSession,
  endTabSession,
  isLoggedIn,
  setSessionEndReason,
  startTabSession,
} from './tab-session.ts';

/** @spec 7.2 D2.21 */
export function useLogout() {
  const t = useText();
  const cache = useQueryClient();
  return useCall(logout, {
    onMutate: () => setSessionEndReason(cache, 'logout'),
    onSuccess: () => endTabSession(cache),
    onError: () => {
      setSessionEndReason(cache, 'ended');
      toast(t('errors.generic_short'), 'error');
    },
  });
}

/** @spec 5.10 */
export function useCompleteLogin(next: string): (user: User) => Promise<void> {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async user => {
    await startTabSession(cache, user);
    await navigate(next, { replace: true });
  };
}

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
