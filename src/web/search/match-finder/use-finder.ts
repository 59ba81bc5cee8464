import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { FinderQuestion } from '#contract/match-finder';
import { useHistoryState } from '../../history-state.ts';
import type { FinderState, WithFinder } from './finder-state.ts';

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
    back: () => void navigate(-1),
    restart() {
      cache.removeQueries(givenQuery);
      go({});
    },
  };
}
