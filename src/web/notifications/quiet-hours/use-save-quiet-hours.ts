import { changeQuietHours, type QuietHours } from '#contract/notifications';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';

/** @spec 3.4 */
export function useSaveQuietHours(hours: QuietHours | null) {
  const t = useAccountText();
  const label = t('quiet_hours.title');
  const { mutate, isPending, variables, error } = useCall(changeQuietHours, {
    scope: { id: 'notifications' },
    awaitsRefetch: true,
  });
  const shown = isPending ? variables.quiet_hours : hours;
  const save = (next: QuietHours | null) =>
    mutate(
      { quiet_hours: next },
      {
        onSuccess: () =>
          toast(t('notifications.saved', { label }), 'good', {
            label: t('action.undo'),
            onAction: () => mutate({ quiet_hours: shown }),
          }),
      },
    );
  return {
    shown,
    save,
    error: error && shortFailureText(t, error),
    retry: () => variables && save(variables.quiet_hours),
  };
}
