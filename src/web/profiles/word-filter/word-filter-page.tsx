import { getWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { query } from '../../data/query.ts';
import { AddWordForm } from './add-word-form.tsx';
import { WordFilterList } from './word-filter-list.tsx';

const queries: PageQueries = () => [query(getWordFilter)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.3 */
export default function WordFilterPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('word_filter.title')} intro={t('word_filter.intro')}>
      <SettingsSection>
        <AddWordForm />
      </SettingsSection>
      <SettingsSection>
        <WordFilterList />
      </SettingsSection>
    </SettingsFrame>
  );
}
