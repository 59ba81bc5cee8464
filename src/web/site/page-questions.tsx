import { useLocale } from 'use-intl';
import { parseLanguage } from '#contract/languages';
import type { StaticPage } from '#i18n/pages/static-page';
import { JsonLd } from '../ui/json-ld.tsx';

/**
 * Describes the page's questions and answers for search engines.
 * @spec 2.7 2.9
 */
export const PageQuestions = ({ page }: { page: StaticPage }) => {
  const inLanguage = parseLanguage(useLocale());
  return <JsonLd items={[{ '@type': 'FAQPage', inLanguage, mainEntity: page.sections.map(questionOf) }]} />;
};

const questionOf = ({ heading, paragraphs = [], list = [] }: StaticPage['sections'][number]) => ({
  '@type': 'Question',
  name: heading,
  acceptedAnswer: { '@type': 'Answer', text: [...paragraphs, ...list].join('\n') },
});
