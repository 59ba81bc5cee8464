import { finderQuestions } from '#contract/match-finder';
import { getPreferences } from '#contract/preferences';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { FinderResult } from './finder-result.tsx';
import { FinderStep } from './finder-step.tsx';
import { useFinder } from './use-finder.ts';

const queries: PageQueries = () => [query(getPreferences)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 3.14 2.1 */
export default function MatchFinderPage() {
  const t = useAccountText();
  const { step, state, given, answer, change, back, restart } = useFinder();
  const question = finderQuestions[step];
  return (
    <div className="page gutter">
      <PageHead title={t('nav.match_finder')} />
      {question ? (
        <FinderStep
          question={question}
          previous={given[question] ?? null}
          state={state}
          onAnswer={chosen => answer(question, chosen)}
          onBack={back}
        />
      ) : (
        <FinderResult state={state} onChange={change} onRestart={restart} />
      )}
    </div>
  );
}
