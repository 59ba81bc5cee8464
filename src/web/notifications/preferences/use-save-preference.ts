import { changeNotificationPreference, type NotificationPreference } from '#contract/notifications';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';

/**
 * The choice is shown before it is saved. Changes are saved one after the other, so the last choice wins.
 * @spec 3.4
 */
export function useSavePreference(preference: NotificationPreference) {
  const t = useAccountText();
  const label = t(`notification_type.${preference.type}`);
  const { mutate, isPending, variables, error } = useCall(changeNotificationPreference, {
    scope: { id: 'notifications' },
    awaitsRefetch: true,
  });
  const shown = isPending ? variables : preference;
  const save = (next: NotificationPreference) =>
    mutate(next, {
      onSuccess: () =>
        toast(t('notifications.saved', { label }), 'good', {
          label: t('action.undo'),
          onAction: () => mutate(shown),
        }),
    });
  return {
    shown,
    change: (change: Partial<NotificationPreference>) => save({ ...shown, ...change }),
    error: error && shortFailureText(t, error),
    retry: () => variables && save(variables),
  };
}
