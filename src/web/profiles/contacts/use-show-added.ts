import type { Output } from '#contract/call';
import type { addContacts } from '#contract/contacts';
import { useAccountText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';

/** Says how much was new in the list; whether somebody has an account is said by nothing. */
export function useShowAdded() {
  const t = useAccountText();
  return ({ added, unreadable }: Output<typeof addContacts>) =>
    toast(
      [
        t('contacts.added', { count: added }),
        unreadable > 0 && t('contacts.unreadable', { count: unreadable }),
      ]
        .filter(Boolean)
        .join(' '),
      'good',
    );
}
