import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type FinderQuestion, finderQuestions } from '#contract/match-finder';
import { withoutUnofferedFields } from '#contract/search-fields';
import { useApi } from '../../api.ts';
import { useHistoryState } from '../../history-state.ts';
import { preferencesQuery } from '../../profiles/preferences-query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { type FinderState, searchOfFinder, type WithFinder } from './finder-state.ts';

type Given = Partial<Record<FinderQuestion, string | null>>;

/** In the memory of this tab, for whoever goes back. That on race is here and nowhere else: no call, no address and no storage has it. */
const givenQuery = queryOptions<Given>({
  queryKey: ['match-finder'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The open question and the answers so far; each answer is a step of the history. */
export function useFinder() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const state = useHistoryState<WithFinder>()?.finder ?? {};
  const { data: given = {} } = useQuery(givenQuery);
  const { step = 0 } = state;
  const go = (finder: FinderState) =>
    void navigate('/match-finder', { state: { finder } satisfies WithFinder, preventScrollReset: step < 2 });
  return {
    step,
    state,
    given: { age: state.age, appearance: state.appearance, ...given } as Given,
    answer(question: FinderQuestion, answer: string | null) {
      cache.setQueryData(givenQuery.queryKey, { ...given, [question]: answer });
      go({ ...state, ...(question !== 'race' && { [question]: answer }), step: step + 1 });
    },
    /** Back to a question that was answered; the answers stay. */
    change: (question: FinderQuestion) => go({ ...state, step: finderQuestions.indexOf(question) }),
    back: () => void navigate(-1),
    restart() {
      cache.removeQueries(givenQuery);
      go({});
    },
  };
}

/** The search that the answers and the member's wishes make, with what this site lets its members search for. */
export function useFinderSearch(state: FinderState) {
  const { data } = useQuery(preferencesQuery(useApi()));
  return withoutUnofferedFields(searchOfFinder(state, data?.wishes), useSettings());
}
