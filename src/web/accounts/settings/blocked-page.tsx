import { getBlocked } from '#contract/blocks';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { BlockedMembers } from '../../profiles/blocked-members.tsx';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

const queries: PageQueries = () => [query(getBlocked)];
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
