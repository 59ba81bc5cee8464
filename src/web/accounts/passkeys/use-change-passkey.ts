import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PasskeyEntry, removePasskey, renamePasskey } from '#contract/passkeys';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { invalidate } from '../../data/invalidate.ts';
import { toast } from '../../ui/toast-store.ts';
import { reportUnknownPasskey } from './ceremony.ts';

/** @spec D5.8 */
export function useRenamePasskey({ id }: PasskeyEntry) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi(api, renamePasskey, { body: { id, name } }),
    onSuccess: async ({ passkey: { name } }) => {
      await invalidate(cache, ['passkeys']);
      toast(t('passkeys.renamed', { name }), 'good');
    },
  });
}

/** @spec D5.8 */
export function useRemovePasskey({ id, name, credential }: PasskeyEntry) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(api, removePasskey, { body: { id } }),
    onSuccess: async () => {
      toast(t('passkeys.removed', { name }), 'good');
      void reportUnknownPasskey(credential);
    },
    onError: error => toast(shortFailureText(t, error), 'error'),
    onSettled: () => invalidate(cache, ['passkeys']),
  });
}
