import { useQuery } from '@tanstack/react-query';
import { getProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../accounts/settings/settings-frame.tsx';
import { query } from '../data/query.ts';
import { SharingSwitches, VisibilitySwitches } from './editor/switch-row.tsx';

const queries: PageQueries = () => [query(getProfile)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 4.5 */
export default function PrivacyPage() {
  const t = useAccountText();
  const { data } = useQuery(query(getProfile));
  return (
    <SettingsFrame title={t('editor.visibility')}>
      {data && (
        <>
          <SettingsSection title={t('privacy.seen')}>
            <VisibilitySwitches profile={data.profile} />
          </SettingsSection>
          <SettingsSection title={t('privacy.shared')} hint={t('privacy.mirror')}>
            <SharingSwitches profile={data.profile} />
          </SettingsSection>
        </>
      )}
    </SettingsFrame>
  );
}
