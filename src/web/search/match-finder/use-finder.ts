import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type FinderQuestion, finderQuestions } from '#contract/match-finder';
import { getPreferences } from '#contract/preferences';
import { withoutUnofferedFields } from '#contract/search-fields';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { useHistoryState } from '../../ui/history-state.ts';
import { type FinderState, searchForAnswers, type WithFinder } from './finder-state.ts';

type FinderAnswers = Partial<Record<FinderQuestion, string | null>>;

/** The answer about race must never be in a call, an address or storage. */
const answersQuery = queryOptions<FinderAnswers>({
  queryKey: ['match-finder'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Each answer adds a history entry, so that Back returns to the question.
 * @spec 3.14 D1.9
 */
export function useFinder() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const state = useHistoryState<WithFinder>()?.finder ?? {};
  const { data: given = {} } = useQuery(answersQuery);
  const { step = 0 } = state;
  const go = (finder: FinderState) =>
    void navigate('/match-finder', { state: { finder } satisfies WithFinder, preventScrollReset: step < 2 });
  return {
    step,
    state,
    given: { age: state.age, appearance: state.appearance, ...given } as FinderAnswers,
    answer(question: FinderQuestion, answer: string | null) {
      cache.setQueryData(answersQuery.queryKey, { ...given, [question]: answer });
      go({ ...state, ...(question !== 'race' && { [question]: answer }), step: step + 1 });
    },
    change: (question: FinderQuestion) => go({ ...state, step: finderQuestions.indexOf(question) }),
    back: () => void navigate(-1),
    restart() {
      cache.removeQueries(answersQuery);
      go({});
    },
  };
}

export function useFinderSearch(state: FinderState) {
  const { data } = useQuery(query(getPreferences));
  return withoutUnofferedFields(searchForAnswers(state, data?.wishes), useSettings());
}
