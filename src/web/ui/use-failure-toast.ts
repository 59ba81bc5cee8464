import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { toast } from './toast-store.ts';

/** @spec 8.3 */
export function useFailureToast() {
  const t = useText();
  return (error: unknown) => {
    toast(shortFailureText(t, error), 'error');
  };
}
