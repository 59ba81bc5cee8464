import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { hasSignupDraft, readSignupDraft, updateSignupDraft } from './signup-draft-store.ts';
import type { SignupHistoryState, SignupLocationState } from './signup-history.ts';
import { questionIndex, type SignupQuestion } from './signup-questions.ts';

/**
 * `start` is the index to use if the history entry names no question.
 * @spec D3.2
 */
export function useQuestionHistory(questions: readonly SignupQuestion[], start: number) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const hydrated = useHydrated();
  const historyState = (state as SignupLocationState)?.signup ?? {};
  const { steps = 0, stepped = false } = historyState;
  const isKnown = historyState.question !== undefined;
  const at = hydrated ? (isKnown ? questionIndex(questions, historyState.question ?? '') : start) : 0;
  const question = questions[at] as SignupQuestion;

  const go = (to: number, signup: SignupHistoryState, replace = false) => {
    const next = { ...historyState, ...signup, question: questions[to]?.id };
    const options = { replace, preventScrollReset: true, state: { ...state, signup: next } };
    void navigate({ pathname, search, hash }, options);
  };
  const syncHistory = () => {
    if (!isKnown) go(at, {}, true);
    if (hasSignupDraft() && readSignupDraft().question !== question.id)
      updateSignupDraft({ question: question.id });
  };
  useEffect(() => {
    if (hydrated) syncHistory();
  }, [hydrated, isKnown, question.id]);

  return {
    at,
    question,
    next: () => go(at + 1, { steps: steps + 1, stepped: true }),
    back: () => (stepped ? void navigate(-1) : go(at - 1, {}, true)),
    returnTo: (to: number) => {
      if (to < at) go(to, { steps: steps + 1, stepped: false });
    },
    /** Returns to the first question's history entry, so that the Back button skips the others. */
    collapse: () => {
      if (steps > 0) void navigate(-steps);
    },
  };
}
