import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, isApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import { checkSignup } from '#contract/signup';
import { fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { useSettings } from '../../site/settings-query.ts';
import { type Draft, formOf } from './draft.ts';
import { changeDraft, useDraft } from './draft-store.ts';
import { indexOf, knownForm, type Question, questionOf, questionsFor, refusedAt } from './questions.ts';
import { useQuestion } from './use-question.ts';

/**
 * Step 0: the questions, one after the other, each judged before the next one is asked. Where sign-up belongs to a member's page
 * the first one is what to write to him, as long as the free credits pay for it.
 */
export function useSignupForm(about: MemberProfile | null) {
  const t = useText();
  const api = useApi();
  const settings = useSettings();
  const kept = useDraft();
  const draft = { ...kept, country: kept.country ?? settings.geoip_selected_country };
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [suggestion, setSuggestion] = useState<{ typed: string; better: string } | null>(null);
  const writesTo = about && settings.signup_credits >= settings.message_credits ? about : null;
  const questions = questionsFor({ withMessage: writesTo !== null });
  const place = useQuestion(questions, startOf(questions, kept, writesTo));
  const { question } = place;
  const form = formOf(draft, password, writesTo?.id ?? null);

  const check = useMutation({
    mutationFn: () => callApi(api, checkSignup, { body: knownForm(questions, place.at, form) }),
  });

  /** Judges the open question. Answers whether the next one may be asked. */
  const judge = async (): Promise<boolean> => {
    const refused = refusedAt(question, draft, {
      password,
      about: writesTo?.id ?? null,
      minAge: settings.min_age,
      today: new Date().toLocaleDateString('sv-SE'),
      asksGender: settings.audience !== 'men_seeking_men',
      messageLimit: settings.message_length,
    });
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
    if (Object.keys(fields).length > 0) place.returnTo(questionOf(questions, fields));
  };

  return {
    form,
    draft,
    change(changes: Partial<Draft>) {
      changeDraft(changes);
      setErrors({});
    },
    password,
    setPassword(value: string) {
      setPassword(value);
      setErrors({});
    },
    about,
    writesTo,
    questions,
    question,
    isLast: place.at === questions.length - 1,
    errors,
    /** Text of a refused field. */
    errorOf: (field: string) => (errors[field] ? fieldErrorText(t, errors[field], field) : null),
    suggestion: suggestion && suggestion.typed === draft.email ? suggestion.better : null,
    check,
    judge,
    refuse,
    next: place.next,
    back: place.back,
    /** The account stands: nothing of the draft is kept, and Back leads past the questions. */
    forget() {
      changeDraft(null);
      place.collapse();
    },
  };
}

/** Where sign-up goes on: at the question that was open, or at the message while none was written to this member. */
const startOf = (questions: readonly Question[], draft: Draft, writesTo: MemberProfile | null): number =>
  writesTo && draft.signup_message?.to !== writesTo.id ? 0 : indexOf(questions, draft.question);

export type SignupFormState = ReturnType<typeof useSignupForm>;
