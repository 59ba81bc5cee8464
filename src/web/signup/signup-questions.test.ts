import { expect, test } from 'vitest';
import { birthDateOf, emptySignupDraft, type SignupDraft, toSignupForm } from './signup-draft.ts';
import {
  firstRefusedQuestion,
  formUpTo,
  questionErrors,
  questionIndex,
  type SignupQuestion,
  signupQuestions,
} from './signup-questions.ts';

const joris = '11111111-1111-4111-8111-111111111111';
const context = {
  password: '',
  about: null,
  minAge: 18,
  today: '2026-11-21',
  asksGender: false,
  messageLimit: 1_000,
};
const plain = signupQuestions({ withMessage: false });
const withMessage = signupQuestions({ withMessage: true });
const question = (id: SignupQuestion['id']) => withMessage[questionIndex(withMessage, id)] as SignupQuestion;
const refusals = (id: SignupQuestion['id'], draft: Partial<SignupDraft>, more = {}) =>
  Object.fromEntries(
    Object.entries(
      questionErrors(question(id), { ...emptySignupDraft, ...draft }, { ...context, ...more }),
    ).map(([field, { code }]) => [field, code]),
  );

test('a name needs three characters, does not begin with @ and is not the email address (spec 5.1)', () => {
  expect(refusals('name', { name: 'Jo' })).toEqual({ name: 'name_length' });
  expect(refusals('name', { name: '@johan' })).toEqual({ name: 'name_starts_with_at' });
  expect(refusals('name', { name: 'Jo@mail.example', email: 'jo@mail.example' })).toEqual({
    name: 'name_equals_email',
  });
  expect(refusals('name', { name: 'Johan' })).toEqual({});
});

test('only a site for everyone asks for the gender', () => {
  expect(refusals('name', { name: 'Johan' }, { asksGender: true })).toEqual({ gender: 'field_required' });
});

test('a birth date is a real date at least 18 years ago (spec 5.2)', () => {
  const born = (day: string, month: string, year: string) => refusals('birth_date', { day, month, year });
  expect(born('', '', '')).toEqual({ date_of_birth: 'birth_date_minimum_age' });
  expect(born('31', '2', '1990')).toEqual({ date_of_birth: 'birth_date_invalid' });
  expect(born('22', '11', '2008')).toEqual({ date_of_birth: 'birth_date_minimum_age' });
  expect(born('21', '11', '2008')).toEqual({});
});

test('day and month may have one digit', () => {
  expect(birthDateOf({ day: '3', month: ' 4', year: '1990' })).toBe('1990-04-03');
});

test('a question is validated by its own fields only', () => {
  expect(refusals('email', { email: 'no address' })).toEqual({ email: 'email_invalid' });
  expect(refusals('password', {}, { password: 'short' })).toEqual({
    password: 'password_length',
    terms: 'terms_required',
  });
  expect(refusals('password', { terms: true }, { password: 'een lange zin' })).toEqual({});
});

test('there are five questions, six with a message (look.md: at most six)', () => {
  expect(plain.map(({ id }) => id)).toEqual(['name', 'birth_date', 'place', 'email', 'password']);
  expect(withMessage.map(({ id }) => id)).toEqual(['message', ...plain.map(({ id }) => id)]);
});

test('a refusal leads to the question with the refused field', () => {
  expect(firstRefusedQuestion(plain, { email: { code: 'email_taken' } })).toBe(3);
  expect(firstRefusedQuestion(withMessage, { 'signup_message.text': { code: 'message_too_long' } })).toBe(0);
  expect(
    firstRefusedQuestion(plain, { terms: { code: 'terms_required' }, name: { code: 'name_length' } }),
  ).toBe(0);
  expect(firstRefusedQuestion(plain, {})).toBe(plain.length - 1);
});

test('only answered questions are sent to the server', () => {
  const form = toSignupForm(emptySignupDraft, 'secret words', null);
  expect(Object.keys(formUpTo(plain, 0, form))).toEqual(['name']);
  expect(formUpTo(plain, 3, form)).not.toHaveProperty('password');
  expect(formUpTo(plain, 4, form)).toHaveProperty('password');
});

test('a message is sent only by the sign-up on the page of its recipient (spec 3.12)', () => {
  const draft = { ...emptySignupDraft, signup_message: { to: joris, text: ' Hello ' } };
  expect(toSignupForm(draft, '', joris).signup_message).toEqual({ to: joris, text: 'Hello' });
  expect(toSignupForm(draft, '', null)).not.toHaveProperty('signup_message');
  expect(toSignupForm(draft, '', '22222222-2222-4222-8222-222222222222')).not.toHaveProperty(
    'signup_message',
  );
  const blank = { ...emptySignupDraft, signup_message: { to: joris, text: '  ' } };
  expect(toSignupForm(blank, '', joris)).not.toHaveProperty('signup_message');
});

test('what a landing page asked goes with the form, and is part of no question (spec 2.1, 4.2)', () => {
  const landing = { lander: 'iconslanding', campaign: 'weekend', variant: 'b' } as const;
  const asked = { reason: 'dates', interests: ['tea'], landing } satisfies Partial<SignupDraft>;
  const form = toSignupForm({ ...emptySignupDraft, ...asked }, '', null);
  expect(form).toMatchObject(asked);
  expect(formUpTo(plain, 0, form)).not.toHaveProperty('landing');
});

test('a message has the length limit of chat messages and is optional', () => {
  const write = (text: string) =>
    refusals('message', { signup_message: { to: joris, text } }, { about: joris, messageLimit: 3 });
  expect(write('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧')).toEqual({});
  expect(write('four')).toEqual({ 'signup_message.text': 'message_too_long' });
  expect(write('')).toEqual({});
  expect(write('\u200b')).toEqual({ 'signup_message.text': 'message_empty' });
});
