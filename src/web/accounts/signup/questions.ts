import type { FieldErrors } from '#contract/errors';
import { fieldErrorsOf } from '#contract/fields';
import { birthDateRefusal, nameIsEmail } from '#contract/profiles';
import { signupForm } from '#contract/signup';
import { birthDateOf, type Draft, formOf } from './draft.ts';

/** The questions in their order, one a screen, and the fields of the form that each asks. */
export const questions = [
  { id: 'name', fields: ['name', 'gender'] },
  { id: 'birth_date', fields: ['date_of_birth'] },
  { id: 'place', fields: ['country', 'region'] },
  { id: 'email', fields: ['email'] },
  { id: 'password', fields: ['password'] },
  { id: 'consent', fields: ['visible_to_visitors', 'terms'] },
] as const;
export type Question = (typeof questions)[number];

export const PASSWORD_QUESTION = questions.findIndex(({ id }) => id === 'password');

/** What one question has to know besides the draft. */
export type Judging = { password: string; minAge: number; today: string; asksGender: boolean };

/** Refused fields of one question by the rules of section 5 that need no server. */
export function refusedAt(question: Question, draft: Draft, judging: Judging): FieldErrors {
  const parsed = signupForm.safeParse(formOf(draft, judging.password), { reportInput: true });
  const all: FieldErrors = parsed.success ? {} : fieldErrorsOf(parsed.error);
  const birthDate = birthDateOf(draft);
  const refusal = birthDate
    ? birthDateRefusal(birthDate, judging.today, judging.minAge)
    : 'birth_date_minimum_age';
  if (refusal) all.date_of_birth = { code: refusal, params: { min_age: judging.minAge } };
  if (draft.name && nameIsEmail(draft.name, draft.email)) all.name = { code: 'name_equals_email' };
  if (judging.asksGender && !draft.gender) all.gender = { code: 'field_required' };
  const asked: readonly string[] = question.fields;
  return Object.fromEntries(Object.entries(all).filter(([field]) => asked.includes(field)));
}

/** The first question that asks one of these fields; the last one when none does. */
export function questionOf(fields: FieldErrors): number {
  const refused = Object.keys(fields);
  const index = questions.findIndex(question => question.fields.some(field => refused.includes(field)));
  return index < 0 ? questions.length - 1 : index;
}

/** The part of the form that is known after a question: step 1 judges a form as it grows. */
export function knownForm(question: Question, draft: Draft, password: string) {
  const { name, email, date_of_birth, country, region } = formOf(draft, password);
  const upTo = questions.indexOf(question);
  return {
    name,
    ...(upTo >= 1 && { date_of_birth }),
    ...(upTo >= 2 && { country, region }),
    ...(upTo >= 3 && { email }),
    ...(upTo >= PASSWORD_QUESTION && { password }),
  };
}
