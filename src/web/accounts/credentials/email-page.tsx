import { useQuery } from '@tanstack/react-query';
import { getEmail } from '#contract/credentials';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';

const queries: PageQueries = () => [query(getEmail)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 5.3 */
export default function EmailPage() {
  const t = useAccountText();
  // The member confirms the new address outside this page.
  const { data } = useQuery({ ...query(getEmail), refetchOnWindowFocus: true });
  if (!data) return null;
  const { email, pending } = data;
  return (
    <SettingsFrame title={t('email_settings.title')} intro={t('email_settings.intro', { email })}>
      {pending && <PendingEmail pending={pending} />}
      <EmailForm key={pending?.email} hasPending={pending !== null} />
    </SettingsFrame>
  );
}
