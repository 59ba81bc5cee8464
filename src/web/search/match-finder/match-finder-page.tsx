import { useQuery } from '@tanstack/react-query';
import { type FinderQuestion, finderQuestions } from '#contract/match-finder';
import { getPreferences } from '#contract/preferences';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { GridSkeleton } from '../../profiles/member-grid.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilterIcon, PencilIcon, RetryIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { membersQuery } from '../members-query.ts';
import { useResultCountText } from '../result-count-text.ts';
import { Results } from '../results.tsx';
import { membersAddress } from '../search-state.ts';
import resultStyle from './finder-result.module.css';
import type { FinderState } from './finder-state.ts';
import { FinderStep } from './finder-step.tsx';
import { useFinder, useFinderSearch } from './use-finder.ts';

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

const SKELETON_COUNT = 9;

type FinderResultProps = {
  state: FinderState;
  onChange: (question: FinderQuestion) => void;
  onRestart: () => void;
};

/** @spec 3.14 */
function FinderResult({ state, onChange, onRestart }: FinderResultProps) {
  const t = useAccountText();
  const search = useFinderSearch(state);
  const textOf = useResultCountText(search);
  const { data: found, isPlaceholderData, error, refetch } = useQuery(membersQuery(search));
  const isThere = found !== undefined && !isPlaceholderData;
  return (
    <section className={`stack gap-2 pad-block-2 ${resultStyle.result}`}>
      <header className={`stack gap-2 radius-l evening ink ${resultStyle.head}`}>
        <div>
          <h1 className="heading-l">{t('match_finder.result')}</h1>
          <p role="status" className="quiet text-l tabular">
            {isThere ? textOf(found, 'heading') : ''}
          </p>
        </div>
        <GivenAnswers state={state} onChange={onChange} />
        <div className={`row wrap gap-1 ${resultStyle.ways}`}>
          <ButtonLink small to={membersAddress(search)} icon={<FilterIcon size={20} />}>
            {t('match_finder.all_filters')}
          </ButtonLink>
          <Button look="plain" small icon={<RetryIcon size={20} />} onClick={onRestart}>
            {t('match_finder.again')}
          </Button>
        </div>
      </header>
      {error && !isThere ? (
        <p className="row wrap gap-2">
          {t('errors.unavailable')}{' '}
          <Button look="soft" small onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </p>
      ) : isThere ? (
        <Results search={search} found={found} />
      ) : (
        <GridSkeleton count={SKELETON_COUNT} />
      )}
    </section>
  );
}

function GivenAnswers({ state, onChange }: Pick<FinderResultProps, 'state' | 'onChange'>) {
  const t = useAccountText();
  return (
    <ul className={`row wrap gap-1 ${resultStyle.given}`} aria-label={t('match_finder.given')}>
      {(['age', 'appearance'] as const).map(question => {
        const answer = state[question];
        if (!answer) return null;
        const words = t(`finder_answer.${answer}`);
        return (
          <li key={question}>
            <Button
              look="soft"
              small
              icon={<PencilIcon size={18} />}
              aria-label={t('match_finder.change', { answer: words })}
              onClick={() => onChange(question)}
            >
              {words}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
