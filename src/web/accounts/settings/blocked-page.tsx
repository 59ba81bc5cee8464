import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { BlockedMembers } from '../../profiles/blocked-members.tsx';
import { blockedQuery } from '../../profiles/blocked-query.ts';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

const queries: PageQueries = api => [blockedQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 4.4 */
export default function BlockedPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('settings.blocked')}>
      <SettingsSection>
        <BlockedMembers />
      </SettingsSection>
    </SettingsFrame>
  );
}
