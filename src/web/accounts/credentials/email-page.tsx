import { useQuery } from '@tanstack/react-query';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { EmailForm } from './email-form.tsx';
import { emailQuery } from './email-query.ts';
import { PendingEmail } from './pending-email.tsx';

const queries: PageQueries = () => [emailQuery()];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 5.3 */
export default function EmailPage() {
  const t = useAccountText();
  const { data } = useQuery(emailQuery());
  if (!data) return null;
  const { email, pending } = data;
  return (
    <SettingsFrame title={t('email_settings.title')} intro={t('email_settings.intro', { email })}>
      {pending && <PendingEmail pending={pending} />}
      <EmailForm key={pending?.email} hasPending={pending !== null} />
    </SettingsFrame>
  );
}
