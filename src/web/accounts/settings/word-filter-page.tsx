import { getWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { AddWordForm } from '../../profiles/word-filter/add-word-form.tsx';
import { WordFilterList } from '../../profiles/word-filter/word-filter-list.tsx';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

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
