import { changeDiscretion, type Discretion } from '#contract/discretion';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { useDiscretion } from './discretion.ts';

/** @spec D5.2 */
export function useSaveDiscretion() {
  const t = useAccountText();
  const { discreet, quick_exit } = useDiscretion();
  const { mutate, isPending, variables, error } = useCall(changeDiscretion, {
    scope: { id: 'discretion' },
    awaitsRefetch: true,
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
