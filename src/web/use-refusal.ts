import { shortFailureText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { toast } from './ui/toast-store.ts';

/** Says in passing why something did not work. */
export function useRefusal() {
  const t = useMembersText();
  return (error: unknown) => {
    toast(shortFailureText(t, error), 'error');
  };
}
