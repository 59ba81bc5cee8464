import { useQuery } from '@tanstack/react-query';
import { getPasskeys } from '#contract/passkeys';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../settings/settings-frame.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyItem } from './passkey-item.tsx';

const queries: PageQueries = () => [query(getPasskeys)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.8 */
export default function PasskeysPage() {
  const t = useAccountText();
  const { data } = useQuery(query(getPasskeys));
  const passkeys = data?.passkeys ?? [];
  return (
    <SettingsFrame title={t('passkeys.title')} intro={t('passkeys.intro')}>
      <SettingsSection>
        {passkeys.length === 0 ? (
          <p className="quiet">{t('passkeys.none')}</p>
        ) : (
          <ul className="lines-between">
            {passkeys.map(passkey => (
              <PasskeyItem key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        <AddPasskey />
      </SettingsSection>
    </SettingsFrame>
  );
}
