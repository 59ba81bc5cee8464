import { expect, test } from 'vitest';
import { birthDateOf, type Draft, emptyDraft, formOf } from './draft.ts';
import { indexOf, knownForm, type Question, questionOf, questionsFor, refusedAt } from './questions.ts';

const joris = '11111111-1111-4111-8111-111111111111';
const judging = {
  password: '',
  about: null,
  minAge: 18,
  today: '2026-11-21',
  asksGender: false,
  messageLimit: 1_000,
};
const plain = questionsFor({ withMessage: false });
const withMessage = questionsFor({ withMessage: true });
const question = (id: Question['id']) => withMessage[indexOf(withMessage, id)] as Question;
const refusals = (id: Question['id'], draft: Partial<Draft>, more = {}) =>
  Object.fromEntries(
    Object.entries(refusedAt(question(id), { ...emptyDraft, ...draft }, { ...judging, ...more })).map(
      ([field, { code }]) => [field, code],
    ),
  );

test('a name needs three characters, no @ in front, and is not the address', () => {
  expect(refusals('name', { name: 'Jo' })).toEqual({ name: 'name_length' });
  expect(refusals('name', { name: '@johan' })).toEqual({ name: 'name_starts_with_at' });
  expect(refusals('name', { name: 'Jo@mail.example', email: 'jo@mail.example' })).toEqual({
    name: 'name_equals_email',
  });
  expect(refusals('name', { name: 'Johan' })).toEqual({});
});

test('only a site for everyone asks the gender', () => {
  expect(refusals('name', { name: 'Johan' }, { asksGender: true })).toEqual({ gender: 'field_required' });
});

test('a birth date is a day that was, at least 18 years ago', () => {
  const born = (day: string, month: string, year: string) => refusals('birth_date', { day, month, year });
  expect(born('', '', '')).toEqual({ date_of_birth: 'birth_date_minimum_age' });
  expect(born('31', '2', '1990')).toEqual({ date_of_birth: 'birth_date_invalid' });
  expect(born('22', '11', '2008')).toEqual({ date_of_birth: 'birth_date_minimum_age' });
  expect(born('21', '11', '2008')).toEqual({});
});

test('one digit will do for day and month', () => {
  expect(birthDateOf({ day: '3', month: ' 4', year: '1990' })).toBe('1990-04-03');
});

test('a question is judged by its own fields only', () => {
  expect(refusals('email', { email: 'no address' })).toEqual({ email: 'email_invalid' });
  expect(refusals('password', {}, { password: 'short' })).toEqual({
    password: 'password_length',
    terms: 'terms_required',
  });
  expect(refusals('password', { terms: true }, { password: 'een lange zin' })).toEqual({});
});

test('there are five questions, six where one of them is what to write (look.md: at most six)', () => {
  expect(plain.map(({ id }) => id)).toEqual(['name', 'birth_date', 'place', 'email', 'password']);
  expect(withMessage.map(({ id }) => id)).toEqual(['message', ...plain.map(({ id }) => id)]);
});

test('a refusal leads to the question that asks the field', () => {
  expect(questionOf(plain, { email: { code: 'email_taken' } })).toBe(3);
  expect(questionOf(withMessage, { 'signup_message.text': { code: 'message_too_long' } })).toBe(0);
  expect(questionOf(plain, { terms: { code: 'terms_required' }, name: { code: 'name_length' } })).toBe(0);
  expect(questionOf(plain, {})).toBe(plain.length - 1);
});

test('the server is asked about nothing that was not asked yet', () => {
  const form = formOf(emptyDraft, 'secret words', null);
  expect(Object.keys(knownForm(plain, 0, form))).toEqual(['name']);
  expect(knownForm(plain, 3, form)).not.toHaveProperty('password');
  expect(knownForm(plain, 4, form)).toHaveProperty('password');
});

test('a message is sent to the member it was written to, and by his sign-up alone (section 3)', () => {
  const draft = { ...emptyDraft, signup_message: { to: joris, text: ' Hello ' } };
  expect(formOf(draft, '', joris).signup_message).toEqual({ to: joris, text: 'Hello' });
  expect(formOf(draft, '', null)).not.toHaveProperty('signup_message');
  expect(formOf(draft, '', '22222222-2222-4222-8222-222222222222')).not.toHaveProperty('signup_message');
  const blank = { ...emptyDraft, signup_message: { to: joris, text: '  ' } };
  expect(formOf(blank, '', joris)).not.toHaveProperty('signup_message');
});

test('a message is counted as a chat message is, and may be left out', () => {
  const write = (text: string) =>
    refusals('message', { signup_message: { to: joris, text } }, { about: joris, messageLimit: 3 });
  expect(write('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧')).toEqual({});
  expect(write('four')).toEqual({ 'signup_message.text': 'message_too_long' });
  expect(write('')).toEqual({});
  expect(write('\u200b')).toEqual({ 'signup_message.text': 'message_empty' });
});
