import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeDiscretion, type Discretion } from '#contract/discretion';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { userQuery } from '../user-query.ts';
import { useDiscretion } from './discretion.ts';

/** @spec D5.2 */
export function useSaveDiscretion() {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const { discreet, quick_exit } = useDiscretion();
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'discretion' },
    networkMode: 'always',
    mutationFn: (change: Partial<Discretion>) => callApi(api, changeDiscretion, { body: change }),
    onSuccess: discretion => {
      cache.setQueryData(userQuery().queryKey, known =>
        known?.user ? { user: { ...known.user, ...discretion } } : known,
      );
    },
  });
  const confirm = (change: Partial<Discretion>) => {
    const isOn = change.discreet;
    const label = t('discretion.mode');
    const message =
      isOn === undefined
        ? t('discretion.key_saved')
        : t(isOn ? 'settings.switched_on' : 'settings.switched_off', { label });
    const before = isOn === undefined ? { quick_exit } : { discreet };
    toast(message, 'good', { label: t('action.undo'), onAction: () => mutate(before) });
  };
  return {
    save: (change: Partial<Discretion>) => mutate(change, { onSuccess: () => confirm(change) }),
    pendingChange: isPending ? variables : undefined,
    error: error && shortFailureText(t, error),
  };
}
