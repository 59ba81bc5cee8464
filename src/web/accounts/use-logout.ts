import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logout } from '#contract/accounts';
import { useText } from '#i18n/react';
import { ask, useApi } from '../api.ts';
import { toast } from '../ui/toast-store.ts';
import { logoutHere } from './login-state.ts';

/** Logs out and leads to the login. When the call fails, nothing is forgotten and the reason is shown. */
export function useLogout() {
  const t = useText();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => ask(api, logout),
    onSuccess: async () => {
      await navigate('/login', { state: { loggedOut: true } });
      logoutHere(cache);
    },
    onError: () => toast(t('errors.generic'), 'error'),
  });
}
