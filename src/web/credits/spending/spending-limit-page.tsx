import { useQuery } from '@tanstack/react-query';
import { getSpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText } from '#i18n/react';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { query } from '../../data/query.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { LimitForm } from './limit-form.tsx';
import { LimitStatus } from './limit-status.tsx';

const queries: PageQueries = () => [query(getSpendingLimit)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec D5.1 */
export default function SpendingLimitPage() {
  const t = useAccountText();
  const { data: limit } = useQuery(query(getSpendingLimit));
  return (
    <SettingsFrame title={t('spending_limit.title')} intro={t('spending_limit.intro')}>
      {limit && (
        <>
          <SettingsSection>
            <LimitStatus limit={limit} />
          </SettingsSection>
          <SettingsSection>
            <LimitForm limit={limit} />
          </SettingsSection>
        </>
      )}
    </SettingsFrame>
  );
}
