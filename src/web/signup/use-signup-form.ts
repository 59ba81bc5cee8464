import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FieldErrors, isApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import { checkSignup } from '#contract/signup';
import { useFieldErrors } from '../accounts/use-call-form.ts';
import { useCall } from '../data/use-call.ts';
import { useSettings } from '../site/settings-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { PostedSignup } from './plain-form/posted-signup.ts';
import { type SignupDraft, toSignupForm } from './signup-draft.ts';
import { hasSignupDraft, readSignupDraft, updateSignupDraft, useSignupDraft } from './signup-draft-store.ts';
import type { SignupHistoryState, SignupLocationState } from './signup-modal-host.tsx';
import {
  firstRefusedQuestion,
  formUpTo,
  questionErrors,
  questionIndex,
  recipientOf,
  type SignupQuestion,
  signupQuestions,
  validationContext,
} from './signup-questions.ts';

/**
 * Asks for a first message only if the free credits can pay for it.
 * @spec 4.2 D2.42
 */
export function useSignupForm(about: MemberProfile | null, answer?: PostedSignup) {
  const settings = useSettings();
  // The router drops the answer at the first navigation.
  const [posted] = useState(answer);
  const storedDraft = useSignupDraft(posted?.draft);
  const draft = { ...storedDraft, country: storedDraft.country ?? settings.geoip_selected_country };
  const [password, setPassword] = useState('');
  const { form: formRef, errors, setErrors, errorOf } = useFieldErrors(posted?.errors);
  const [refusal, setRefusal] = useState(posted?.refusal ?? null);
  const [suggestion, setSuggestion] = useState(suggestionOf(posted));
  const writesTo = recipientOf(about, settings);
  const questions = signupQuestions({ withMessage: writesTo !== null });
  const start = posted
    ? questionIndex(questions, posted.draft.question)
    : startOf(questions, storedDraft, writesTo);
  const navigation = useQuestionHistory(questions, start, posted ? start : 0);
  const { question } = navigation;
  const hydrated = useHydrated();
  const form = toSignupForm(draft, password, writesTo?.id ?? null);

  const check = useCall(checkSignup);

  const validate = async (): Promise<boolean> => {
    const today = new Date().toLocaleDateString('sv-SE');
    const typed = { password, about: writesTo?.id ?? null, today };
    const fieldErrors = questionErrors(question, draft, validationContext(settings, typed));
    setRefusal(null);
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
    hydrated,
    posted,
    refusal,
    /** The field that the browser focuses when it opens the answer to a form that was sent without script. */
    focusedField: posted && !hydrated ? firstField(question, errors, posted) : null,
    asksRegion: posted?.asksRegion === true && question.id === 'place',
    isRetyped:
      !hydrated &&
      posted !== undefined &&
      (refusal !== null || (Object.keys(errors).length > 0 && !errors.password)),
    formRef,
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
    errorOf,
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

const firstField = ({ fields }: SignupQuestion, errors: FieldErrors, { asksRegion }: PostedSignup): string =>
  fields.find(field => errors[field]) ?? (asksRegion ? 'region' : fields[0]);

const suggestionOf = (posted: PostedSignup | undefined): { typed: string; better: string } | null =>
  posted?.emailSuggestion ? { typed: posted.draft.email, better: posted.emailSuggestion } : null;

const startOf = (
  questions: readonly SignupQuestion[],
  draft: SignupDraft,
  writesTo: MemberProfile | null,
): number =>
  writesTo && draft.signup_message?.to !== writesTo.id ? 0 : questionIndex(questions, draft.question);

export type SignupFormState = ReturnType<typeof useSignupForm>;

/**
 * `start` is the index to use if the history entry names no question, and `served` that of the server's document.
 * @spec D3.2
 */
function useQuestionHistory(questions: readonly SignupQuestion[], start: number, served: number) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const hydrated = useHydrated();
  const historyState = (state as SignupLocationState)?.signup ?? {};
  const { steps = 0, stepped = false } = historyState;
  const isKnown = historyState.question !== undefined;
  const at = hydrated ? (isKnown ? questionIndex(questions, historyState.question ?? '') : start) : served;
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
