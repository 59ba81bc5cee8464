import { useRef } from 'react';
import { CONTACTS } from '#contract/constants';
import { addContacts } from '#contract/contacts';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { canPickContacts, pickContacts } from './contact-picker.ts';
import { readContactFile } from './read-contact-file.ts';
import { useShowAdded } from './use-show-added.ts';

/**
 * Reads a file or the contacts of the device in the browser, and sends addresses and numbers only.
 * @spec D5.2
 */
export function ImportContacts() {
  const t = useAccountText();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const showAdded = useShowAdded();
  const { mutate, isPending } = useCall(addContacts, { onSuccess: showAdded, onError: useFailureToast() });
  const add = (found: readonly string[]) => {
    const values = found.filter(value => value.length <= CONTACTS.valueLength).slice(0, CONTACTS.max);
    if (values.length === 0) toast(t('contacts.file_empty'), 'error');
    else mutate({ values });
  };
  const readFile = async (file: File | undefined) => {
    if (file) add(readContactFile(await file.text()));
    if (input.current) input.current.value = '';
  };
  return (
    <div className="stack gap-1">
      <p className="quiet">{t('contacts.file_hint')}</p>
      <div className="row gap-2 wrap">
        <input
          ref={input}
          type="file"
          accept=".vcf,.csv,text/vcard,text/csv"
          hidden
          aria-label={t('contacts.file')}
          onChange={event => void readFile(event.target.files?.[0])}
        />
        <Button look="soft" small busy={isPending} onClick={() => input.current?.click()}>
          {t('contacts.file')}
        </Button>
        {isHydrated && canPickContacts() && (
          <Button look="soft" small busy={isPending} onClick={() => void pickContacts().then(add)}>
            {t('contacts.pick')}
          </Button>
        )}
      </div>
    </div>
  );
}
