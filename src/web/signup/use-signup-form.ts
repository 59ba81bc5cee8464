import { useState } from 'react';
import { type FieldErrors, isApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import { checkSignup } from '#contract/signup';
import { fieldErrorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { useSettings } from '../site/settings-query.ts';
import { type SignupDraft, toSignupForm } from './signup-draft.ts';
import { updateSignupDraft, useSignupDraft } from './signup-draft-store.ts';
import {
  firstRefusedQuestion,
  formUpTo,
  questionErrors,
  questionIndex,
  type SignupQuestion,
  signupQuestions,
} from './signup-questions.ts';
import { useQuestionHistory } from './use-question-history.ts';

/**
 * Asks for a first message only if the free credits can pay for it.
 * @spec 4.2 D2.42
 */
export function useSignupForm(about: MemberProfile | null) {
  const t = useText();
  const settings = useSettings();
  const storedDraft = useSignupDraft();
  const draft = { ...storedDraft, country: storedDraft.country ?? settings.geoip_selected_country };
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [suggestion, setSuggestion] = useState<{ typed: string; better: string } | null>(null);
  const writesTo = about && settings.signup_credits >= settings.message_credits ? about : null;
  const questions = signupQuestions({ withMessage: writesTo !== null });
  const navigation = useQuestionHistory(questions, startOf(questions, storedDraft, writesTo));
  const { question } = navigation;
  const form = toSignupForm(draft, password, writesTo?.id ?? null);

  const check = useCall(checkSignup);

  const validate = async (): Promise<boolean> => {
    const fieldErrors = questionErrors(question, draft, {
      password,
      about: writesTo?.id ?? null,
      minAge: settings.min_age,
      today: new Date().toLocaleDateString('sv-SE'),
      asksGender: settings.audience !== 'men_seeking_men',
      messageLimit: settings.message_length,
    });
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return false;
    try {
      const { email_suggestion: better } = await check.mutateAsync(formUpTo(questions, navigation.at, form));
      const isNewSuggestion = question.id === 'email' && better !== null && suggestion?.typed !== draft.email;
      if (isNewSuggestion) setSuggestion({ typed: draft.email, better });
      return !isNewSuggestion;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  };

  const showRefusal = (error: unknown) => {
    const fields = isApiError(error) ? error.fields : {};
    setErrors(fields);
    if (Object.keys(fields).length > 0) navigation.returnTo(firstRefusedQuestion(questions, fields));
  };

  return {
    form,
    draft,
    change(changes: Partial<SignupDraft>) {
      updateSignupDraft(changes);
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
    isLast: navigation.at === questions.length - 1,
    errors,
    errorOf: (field: string) => (errors[field] ? fieldErrorText(t, errors[field], field) : null),
    suggestion: suggestion && suggestion.typed === draft.email ? suggestion.better : null,
    check,
    validate,
    showRefusal,
    next: navigation.next,
    back: navigation.back,
    reset() {
      updateSignupDraft(null);
      navigation.collapse();
    },
  };
}

const startOf = (
  questions: readonly SignupQuestion[],
  draft: SignupDraft,
  writesTo: MemberProfile | null,
): number =>
  writesTo && draft.signup_message?.to !== writesTo.id ? 0 : questionIndex(questions, draft.question);

export type SignupFormState = ReturnType<typeof useSignupForm>;
