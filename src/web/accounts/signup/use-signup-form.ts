import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, isApiError } from '#contract/errors';
import { checkSignup } from '#contract/signup';
import { errorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import { useSettings } from '../../site/settings-query.ts';
import { type Draft, emptyDraft, loadDraft, saveDraft } from './draft.ts';
import { knownForm, PASSWORD_QUESTION, questionOf, questions, refusedAt } from './questions.ts';

/** Step 0: the questions, one after the other, each judged before the next one is asked. */
export function useSignupForm() {
  const t = useText();
  const api = useApi();
  const { min_age: minAge, audience } = useSettings();
  const { draft, change } = useDraft();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [suggestion, setSuggestion] = useState<{ typed: string; better: string } | null>(null);
  const question = questions[draft.question] ?? questions[0];

  const check = useMutation({
    mutationFn: () => ask(api, checkSignup, { body: knownForm(question, draft, password) }),
  });

  /** Judges the open question. Answers whether the next one may be asked. */
  const judge = async (): Promise<boolean> => {
    const today = new Date().toLocaleDateString('sv-SE');
    const asksGender = audience !== 'men_seeking_men';
    const refused = refusedAt(question, draft, { password, minAge, today, asksGender });
    setErrors(refused);
    if (Object.keys(refused).length > 0) return false;
    try {
      const { email_suggestion: better } = await check.mutateAsync();
      const isNews = question.id === 'email' && better !== null && suggestion?.typed !== draft.email;
      if (isNews) setSuggestion({ typed: draft.email, better });
      return !isNews;
    } catch (error) {
      refuse(error);
      return false;
    }
  };

  /** Shows refused fields at the question that asks them. */
  const refuse = (error: unknown) => {
    const fields = isApiError(error) ? error.fields : {};
    setErrors(fields);
    if (Object.keys(fields).length > 0) change({ question: Math.min(questionOf(fields), draft.question) });
  };

  return {
    draft,
    change(changes: Partial<Draft>) {
      change(changes);
      setErrors({});
    },
    password,
    setPassword(value: string) {
      setPassword(value);
      setErrors({});
    },
    question,
    isLast: draft.question === questions.length - 1,
    errors,
    /** Text of a refused field. */
    errorOf: (field: string) => (errors[field] ? errorText(t, errors[field]) : null),
    suggestion: suggestion && suggestion.typed === draft.email ? suggestion.better : null,
    check,
    judge,
    refuse,
    next: () => change({ question: draft.question + 1 }),
    back: () => change({ question: draft.question - 1 }),
    forget: () => saveDraft(null),
  };
}
export type SignupFormState = ReturnType<typeof useSignupForm>;

/** The draft, kept in the tab through reload and back. The password is not, so its question is asked again. */
function useDraft() {
  const { geoip_selected_country: country } = useSettings();
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, country });
  useEffect(() => {
    const kept = loadDraft();
    setDraft({
      ...kept,
      country: kept.country ?? country,
      question: Math.min(kept.question, PASSWORD_QUESTION),
    });
  }, [country]);
  const change = (changes: Partial<Draft>) =>
    setDraft(known => {
      const next = { ...known, ...changes };
      saveDraft(next);
      return next;
    });
  return { draft, change };
}
