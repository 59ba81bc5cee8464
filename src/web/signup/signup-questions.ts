import { birthDateRefusal } from '#contract/age';
import type { FieldErrors } from '#contract/errors';
import { fieldErrorsOf } from '#contract/field-errors';
import { isNoLongerThan } from '#contract/plain-text';
import { nameIsEmail } from '#contract/profile-name';
import { paysFirstMessage, signupForm } from '#contract/signup';
import type { Settings } from '#contract/site';
import { birthDateOf, type SignupDraft, toSignupForm } from './signup-draft.ts';

const commonQuestions = [
  { id: 'name', fields: ['name', 'gender'] },
  { id: 'birth_date', fields: ['date_of_birth'] },
  { id: 'place', fields: ['country', 'region'] },
  { id: 'email', fields: ['email'] },
  // Asked last, because a reload loses the password.
  { id: 'password', fields: ['password', 'visible_to_visitors', 'terms'] },
] as const;
const messageQuestion = { id: 'message', fields: ['signup_message.to', 'signup_message.text'] } as const;
export type SignupQuestion = (typeof commonQuestions)[number] | typeof messageQuestion;

/** @spec 4.2 D3.2 */
export const signupQuestions = ({ withMessage }: { withMessage: boolean }): readonly SignupQuestion[] =>
  withMessage ? [messageQuestion, ...commonQuestions] : commonQuestions;

export const questionIndex = (questions: readonly SignupQuestion[], id: string): number =>
  Math.max(
    0,
    questions.findIndex(question => question.id === id),
  );

/** @spec 4.2 D2.42 */
export const recipientOf = <Member>(about: Member | null, settings: Settings): Member | null =>
  paysFirstMessage(settings) ? about : null;

type ValidationContext = {
  password: string;
  about: string | null;
  minAge: number;
  today: string;
  asksGender: boolean;
  messageLimit: number;
};

export const validationContext = (
  { min_age, audience, message_length }: Settings,
  typed: Pick<ValidationContext, 'password' | 'about' | 'today'>,
): ValidationContext => ({
  ...typed,
  minAge: min_age,
  asksGender: audience !== 'men_seeking_men',
  messageLimit: message_length,
});

/** @spec 5.1 5.2 5.3 5.4 */
export function questionErrors(
  question: SignupQuestion,
  draft: SignupDraft,
  context: ValidationContext,
): FieldErrors {
  const form = toSignupForm(draft, context.password, context.about);
  const parsed = signupForm.safeParse(form, { reportInput: true });
  const all: FieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const birthDate = birthDateOf(draft);
  const refusal = birthDate
    ? birthDateRefusal(birthDate, context.today, context.minAge)
    : 'birth_date_minimum_age';
  if (refusal) all.date_of_birth = { code: refusal, params: { min_age: context.minAge } };
  if (draft.name && nameIsEmail(draft.name, draft.email)) all.name = { code: 'name_equals_email' };
  if (context.asksGender && !draft.gender) all.gender = { code: 'field_required' };
  if (!isNoLongerThan(form.signup_message?.text ?? '', context.messageLimit)) {
    const params = { message_length: context.messageLimit };
    all['signup_message.text'] = { code: 'message_too_long', params };
  }
  const questionFields: readonly string[] = question.fields;
  return Object.fromEntries(Object.entries(all).filter(([field]) => questionFields.includes(field)));
}

export function firstRefusedQuestion(questions: readonly SignupQuestion[], fields: FieldErrors): number {
  const refused = Object.keys(fields);
  const index = questions.findIndex(question => question.fields.some(field => refused.includes(field)));
  return index < 0 ? questions.length - 1 : index;
}

export function formUpTo(
  questions: readonly SignupQuestion[],
  index: number,
  form: ReturnType<typeof toSignupForm>,
): Partial<typeof form> {
  const askedFields = questions
    .slice(0, index + 1)
    .flatMap(({ fields }) => fields.map(field => field.split('.')[0]));
  return Object.fromEntries(
    Object.entries(form).filter(([field, value]) => value !== undefined && askedFields.includes(field)),
  );
}
