import type { Api } from '#contract/client';
import { type FieldErrors, httpStatusOf, isApiError } from '#contract/errors';
import { checkSignup, signup } from '#contract/signup';
import type { Settings } from '#contract/site';
import { callApi } from '../../data/api.ts';
import { type SignupDraft, toSignupForm } from '../signup-draft.ts';
import {
  firstRefusedQuestion,
  formUpTo,
  questionErrors,
  questionIndex,
  type SignupQuestion,
  validationContext,
} from '../signup-questions.ts';
import type { PostedSignup } from './posted-signup.ts';
import type { SentAnswers } from './read-answers.ts';

type JudgedAnswers = {
  api: Api;
  settings: Settings;
  questions: readonly SignupQuestion[];
  draft: SignupDraft;
  sent: SentAnswers;
  /** Id of the member who gets the first message. */
  recipient: string | null;
};

/** `at` is the index of the question to show. */
export type Verdict = { at: number; status: number } & Partial<PostedSignup>;

/**
 * Judges all answers so far, because the form repeats those to earlier questions.
 * @returns null if the account was created and its member is logged in
 * @spec 4.2 5
 */
export async function judgeAnswers(judged: JudgedAnswers): Promise<Verdict | null> {
  const { questions, draft, sent } = judged;
  const at = questionIndex(questions, draft.question);
  if (sent.goesBack) return { at: Math.max(0, at - 1), status: 200 };
  const errors = errorsUpTo(at, judged);
  if (Object.keys(errors).length > 0)
    return { at: firstRefusedQuestion(questions, errors), errors, status: httpStatusOf('invalid_input') };
  if (sent.changedCountry) return { at, asksRegion: true, status: 200 };
  try {
    return at === questions.length - 1 ? await createAccount(at, judged) : await checkAnswers(at, judged);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { code, params, fields } = error;
    const status = httpStatusOf(code);
    if (Object.keys(fields).length === 0) return { at, refusal: { code, params }, status };
    return { at: Math.min(at, firstRefusedQuestion(questions, fields)), errors: fields, status };
  }
}

/**
 * The same rules as in the browser, so that the texts are the same.
 * @spec 5.1 5.2 5.3 5.4
 */
function errorsUpTo(at: number, { settings, questions, draft, sent, recipient }: JudgedAnswers): FieldErrors {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: settings.time_zone });
  const context = validationContext(settings, { password: sent.password, about: recipient, today });
  const asked = questions.slice(0, at + 1);
  return Object.assign({}, ...asked.map(question => questionErrors(question, draft, context)));
}

/**
 * Does not check the form first, because the check would refuse the address of the account that the first of two
 * presses created. The call itself answers the second press like the first.
 */
async function createAccount(
  at: number,
  { api, draft, sent, recipient }: JudgedAnswers,
): Promise<Verdict | null> {
  const body = toSignupForm(draft, sent.password, recipient);
  const { user } = await callApi(api, signup, { body, key: sent.key });
  return user ? null : { at, emailedTo: draft.email, status: 200 };
}

async function checkAnswers(
  at: number,
  { api, questions, draft, sent, recipient }: JudgedAnswers,
): Promise<Verdict> {
  const body = formUpTo(questions, at, toSignupForm(draft, '', recipient));
  const { email_suggestion: emailSuggestion } = await callApi(api, checkSignup, { body });
  const isNew = emailSuggestion !== null && sent.suggestedFor !== draft.email;
  return questions[at]?.id === 'email' && isNew
    ? { at, emailSuggestion, status: 200 }
    : { at: at + 1, status: 200 };
}
