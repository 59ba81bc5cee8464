import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { AddWord } from '../../profiles/hidden-words/add-word.tsx';
import { HiddenWords } from '../../profiles/hidden-words/hidden-words.tsx';
import { hiddenWordsQuery } from '../../profiles/hidden-words/hidden-words-query.ts';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

const queries: PageQueries = api => [hiddenWordsQuery(api)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 D5.3 */
export default function WordFilterPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('hidden_words.title')} intro={t('hidden_words.intro')}>
      <SettingsSection>
        <AddWord />
      </SettingsSection>
      <SettingsSection>
        <HiddenWords />
      </SettingsSection>
    </SettingsFrame>
  );
}
