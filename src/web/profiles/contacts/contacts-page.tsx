import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CONTACTS } from '#contract/constants';
import { addContacts, getContacts } from '#contract/contacts';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { ContactList } from './contact-list.tsx';
import style from './contacts-page.module.css';
import { ImportContacts } from './import-contacts.tsx';
import { useShowAdded } from './use-show-added.ts';

const queries: PageQueries = () => [query(getContacts)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.2 */
export default function ContactsPage() {
  const t = useAccountText();
  const { data } = useQuery(query(getContacts));
  return (
    <SettingsFrame title={t('contacts.title')} intro={t('contacts.intro')}>
      <SettingsSection>
        <ul className={`stack gap-1 quiet ${style.points}`}>
          <li>{t('contacts.stored')}</li>
          <li>{t('contacts.conversations')}</li>
          <li>{t('contacts.numbers')}</li>
        </ul>
      </SettingsSection>
      <SettingsSection title={t('contacts.add_title')}>
        <AddContactForm />
        <ImportContacts />
      </SettingsSection>
      {data && (
        <SettingsSection title={t('contacts.list', { count: data.contacts.length })}>
          <ContactList contacts={data.contacts} />
        </SettingsSection>
      )}
    </SettingsFrame>
  );
}

/** @spec D5.2 */
function AddContactForm() {
  const t = useAccountText();
  const field = useRef<HTMLInputElement>(null);
  const showAdded = useShowAdded();
  const { bind, errors, errorOf, error, isPending } = useCallForm({
    call: addContacts,
    bodyOf: ({ value = '', label = '' }) => ({ values: [value], label }),
    onDone(answer) {
      showAdded(answer);
      bind.ref.current?.reset();
      field.current?.focus();
    },
  });
  return (
    <form {...bind} className={`stack gap-2 ${style.form}`}>
      <TextField
        ref={field}
        label={t('contacts.value')}
        name="value"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={CONTACTS.valueLength}
        error={errorOf('values' in errors ? 'values' : 'values.0')}
      />
      <TextField
        label={t('contacts.label')}
        hint={t('contacts.label_hint')}
        name="label"
        autoComplete="off"
        maxLength={CONTACTS.labelLength}
        error={errorOf('label')}
      />
      <ErrorText error={error} />
      <SubmitButton busy={isPending}>{t('contacts.add')}</SubmitButton>
    </form>
  );
}
