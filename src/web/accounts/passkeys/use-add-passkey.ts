import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '#contract/errors';
import { addPasskey, beginPasskey } from '#contract/passkeys';
import { useAccountText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { createPasskey } from './ceremony.ts';

export const requiresPassword = (error: unknown): boolean =>
  isApiError(error) && error.fields.password?.code === 'field_required';

/** @spec D5.8 */
export function useAddPasskey() {
  const t = useAccountText();
  const cache = useQueryClient();
  const [asksPassword, setAsksPassword] = useState(false);
  const add = useMutation({
    mutationFn: async (password: string | undefined) => {
      const { options } = await sendCall(cache, beginPasskey, {
        body: password === undefined ? {} : { password },
      });
      setAsksPassword(false);
      const made = await createPasskey(options);
      return sendCall(cache, addPasskey, { body: { made } }, { awaitsRefetch: true });
    },
    onSuccess: ({ passkey }) => toast(t('passkeys.added', { name: passkey.name }), 'good'),
    onError: error => {
      if (requiresPassword(error)) setAsksPassword(true);
    },
  });
  const close = () => {
    setAsksPassword(false);
    add.reset();
  };
  return {
    add: (password?: string) => !add.isPending && add.mutate(password),
    isPending: add.isPending,
    error: add.error,
    asksPassword,
    close,
  };
}
