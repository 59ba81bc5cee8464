import { shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { toast } from './ui/toast-store.ts';

/** @spec 8.3 */
export function useFailureToast() {
  const t = useMembersText();
  return (error: unknown) => {
    toast(shortFailureText(t, error), 'error');
  };
}
