import { useState } from 'react';
import { useFormatter } from 'use-intl';
import type { Output } from '#contract/call';
import { CONTACTS } from '#contract/constants';
import { type getContacts, removeContacts } from '#contract/contacts';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, IconButton, SubmitButton } from '../../ui/button.tsx';
import { MailIcon, PhoneIcon, TrashIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './contacts-page.module.css';

type Contacts = Output<typeof getContacts>['contacts'];

/** @spec D5.2 */
export function ContactList({ contacts }: { contacts: Contacts }) {
  const t = useAccountText();
  const [asksAll, setAsksAll] = useState(false);
  const { mutate: remove } = useCall(removeContacts, {
    onSuccess: () => toast(t('contacts.removed'), 'good'),
    onError: useFailureToast(),
  });
  if (contacts.length === 0) return <p className="quiet">{t('contacts.none')}</p>;
  const removeAll = () => {
    setAsksAll(false);
    remove({ all: true });
  };
  return (
    <>
      <ul className="lines-between">
        {contacts.map(contact => (
          <ContactRow key={contact.id} contact={contact} onRemove={() => remove({ id: contact.id })} />
        ))}
      </ul>
      <RemoveByValue />
      <div>
        <Button look="plain" small onClick={() => setAsksAll(true)}>
          {t('contacts.remove_all')}
        </Button>
      </div>
      <Modal open={asksAll} onClose={() => setAsksAll(false)} title={t('contacts.remove_all')}>
        <p>{t('contacts.remove_all_text', { count: contacts.length })}</p>
        <Button look="danger" wide onClick={removeAll}>
          {t('contacts.remove_all')}
        </Button>
        <Button look="plain" wide onClick={() => setAsksAll(false)} data-first>
          {t('action.cancel')}
        </Button>
      </Modal>
    </>
  );
}

function ContactRow({ contact, onRemove }: { contact: Contacts[number]; onRemove: () => void }) {
  const t = useAccountText();
  const added = useFormatter().dateTime(new Date(contact.added_at), { dateStyle: 'long' });
  const name = contact.label ?? t(`contact_kind.${contact.kind}`);
  return (
    <li className="row gap-2 justify-between tall pad-block-1 break-anywhere">
      <span className="violet">
        {contact.kind === 'email' ? <MailIcon size={20} /> : <PhoneIcon size={20} />}
      </span>
      <span className="stack grow may-shrink">
        <bdi className="weight-600">{name}</bdi>
        <span className="quiet text-m">{t('contacts.added_on', { date: added })}</span>
      </span>
      <IconButton label={t('contacts.remove', { name, date: added })} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  );
}

/** For entries without a label: who knows the address removes it without finding its row. */
function RemoveByValue() {
  const t = useAccountText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: removeContacts,
    bodyOf: ({ value = '' }) => ({ value }),
    onDone({ removed }) {
      toast(t(removed > 0 ? 'contacts.removed' : 'contacts.not_listed'), 'good');
      bind.ref.current?.reset();
    },
  });
  return (
    <details>
      <summary className="inline-row target violet weight-600">{t('contacts.remove_by_value')}</summary>
      <form {...bind} className={`stack gap-2 ${style.form}`}>
        <TextField
          label={t('contacts.value')}
          name="value"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={CONTACTS.valueLength}
          error={errorOf('value')}
        />
        <ErrorText error={error} />
        <SubmitButton look="soft" busy={isPending}>
          {t('contacts.remove_it')}
        </SubmitButton>
      </form>
    </details>
  );
}
