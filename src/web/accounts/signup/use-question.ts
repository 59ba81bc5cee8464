import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { changeDraft, hasDraft, readDraft } from './draft-store.ts';
import { indexOf, type Question } from './questions.ts';
import type { SignupPlace, WithSignup } from './signup-place.ts';

/** The open question, and the ways from it; `start` is where to begin when the history does not say. */
export function useQuestion(questions: readonly Question[], start: number) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const hydrated = useHydrated();
  const place = (state as WithSignup)?.signup ?? {};
  const { steps = 0, stepped = false } = place;
  const isKnown = place.question !== undefined;
  const at = hydrated ? (isKnown ? indexOf(questions, place.question ?? '') : start) : 0;
  const question = questions[at] as Question;

  const go = (to: number, signup: SignupPlace, replace = false) => {
    const next = { ...place, ...signup, question: questions[to]?.id };
    const options = { replace, preventScrollReset: true, state: { ...state, signup: next } };
    void navigate({ pathname, search, hash }, options);
  };
  // The entry says which question it shows, for whoever comes back to it; so does the draft, for a visit to come.
  const note = () => {
    if (!isKnown) go(at, {}, true);
    if (hasDraft() && readDraft().question !== question.id) changeDraft({ question: question.id });
  };
  useEffect(() => {
    if (hydrated) note();
  }, [hydrated, isKnown, question.id]);

  return {
    at,
    question,
    next: () => go(at + 1, { steps: steps + 1, stepped: true }),
    back: () => (stepped ? void navigate(-1) : go(at - 1, {}, true)),
    /** To an earlier question, whose answer was refused. */
    returnTo: (to: number) => {
      if (to < at) go(to, { steps: steps + 1, stepped: false });
    },
    /** Takes all entries but the first out of the way: whoever comes back later is not asked again. */
    collapse: () => {
      if (steps > 0) void navigate(-steps);
    },
  };
}
