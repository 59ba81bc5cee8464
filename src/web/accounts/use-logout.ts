import { useQueryClient } from '@tanstack/react-query';
import { logout } from '#contract/accounts';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { toast } from '../ui/toast-store.ts';
import { endTabSession, setSessionEndReason } from './tab-session.ts';

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
