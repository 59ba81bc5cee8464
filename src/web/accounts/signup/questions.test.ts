import { expect, test } from 'vitest';
import { birthDateOf, type Draft, emptyDraft } from './draft.ts';
import { knownForm, type Question, questionOf, questions, refusedAt } from './questions.ts';

const judging = { password: '', minAge: 18, today: '2026-11-21', asksGender: false };
const question = (id: Question['id']) => questions.find(known => known.id === id) ?? questions[0];
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
  expect(refusals('password', {}, { password: 'short' })).toEqual({ password: 'password_length' });
  expect(refusals('consent', {})).toEqual({ terms: 'terms_required' });
  expect(refusals('consent', { terms: true })).toEqual({});
});

test('a refusal leads to the question that asks the field', () => {
  expect(questionOf({ email: { code: 'email_taken' } })).toBe(3);
  expect(questionOf({ terms: { code: 'terms_required' }, name: { code: 'name_length' } })).toBe(0);
  expect(questionOf({})).toBe(questions.length - 1);
});

test('the server is asked about nothing that was not asked yet', () => {
  expect(Object.keys(knownForm(question('name'), emptyDraft, ''))).toEqual(['name']);
  expect(knownForm(question('email'), emptyDraft, 'secret words')).not.toHaveProperty('password');
});
