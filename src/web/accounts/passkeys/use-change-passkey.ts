import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PasskeyEntry, removePasskey, renamePasskey } from '#contract/passkeys';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { reportUnknownPasskey } from './ceremony.ts';
import { passkeysQuery } from './passkeys-query.ts';

/** @spec D5.8 */
export function useRenamePasskey({ id }: PasskeyEntry) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi(api, renamePasskey, { body: { id, name } }),
    onSuccess: async ({ passkey: { name } }) => {
      await cache.invalidateQueries({ queryKey: passkeysQuery(api).queryKey });
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
    onSettled: () => cache.invalidateQueries({ queryKey: passkeysQuery(api).queryKey }),
  });
}
