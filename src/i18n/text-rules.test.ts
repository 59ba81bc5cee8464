import { expect, test } from 'vitest';
import { fittingLength, longestAllowed, textMistake } from './text-rules.ts';

test.each([
  ['Hoi {name}', 'Dag {name}, fijn dat je er bent'],
  ['Hoi {name}', 'It’s {name}; 1 < 2 & 3 > 2'],
  ['Hoi {name}', "'<script>'alert(1)'</script>' {name}"],
  ['{count, plural, one {# lid} other {# leden}}', '{count, plural, one {één lid} other {# mannen}}'],
  ['{count, plural, one {# lid} other {# leden}}', 'Leden: {count}'],
  ['{count, number} leden', '{count, plural, one {# lid} other {# leden}}'],
  ['<b>Let op</b> {when, date, medium}', 'Op {when, date, medium}: <b>let op</b>'],
  ['{field, select, name {Je naam} other {Dit}} klopt niet', '{field, select, other {Dit veld}} is fout'],
])('%s may become %s (spec D5.10)', (original, text) => {
  expect(textMistake(original, text)).toBe(null);
});

test.each([
  ['Hoi {name}', '', 'field_required'],
  ['Hoi {name}', ' ', 'field_required'],
  ['Hoi {name}', 'Hoi {name', 'text_syntax'],
  ['{n, plural, one {a} other {b}}', '{n, plural, one {a}}', 'text_syntax'],
  ['Hoi {name}', 'Hoi <b>{name}', 'text_syntax'],
  ['Hoi {name}', 'Hoi', 'text_placeholders'],
  ['Hoi {name}', 'Hoi {name}, {email}', 'text_placeholders'],
  ['Hoi {name}', 'Hoi {nome}', 'text_placeholders'],
  ['Hoi {name}', 'Hoi <b>{name}</b>', 'text_placeholders'],
  ['Hoi {name}', '<script>alert(1)</script> {name}', 'text_placeholders'],
  ['<b>Let op</b>', '<i>Let op</i>', 'text_placeholders'],
  ['<b>Let op</b>', 'Let op', 'text_placeholders'],
  ['Hoi {name}', 'Hoi {name, number}', 'text_placeholders'],
  ['Hoi {name}', 'Hoi {name, plural, other {x}}', 'text_placeholders'],
  ['Op {when, date, medium}', 'Op {when}', 'text_placeholders'],
  ['Op {when, date, medium}', 'Op {when, date, weird}', 'text_placeholders'],
  ['Hoi {name}', 'Hoi {name}\nBcc: everybody', 'field_invalid'],
  ['Hoi {name}', 'Hoi\u0000 {name}', 'field_invalid'],
  ['Hoi {name}', 'Hoi \u202e{name}', 'field_invalid'],
  ['Hoi {name}', 'Hoi \ud800 {name}', 'field_invalid'],
  ['Hoi {name}', `Hoi {name} ${'x'.repeat(200)}`, 'field_too_long'],
  ['Hoi {name}', `{name} ${'{'.repeat(4_100)}`, 'field_too_long'],
])('%s may not become %j (spec D5.10)', (original, text, code) => {
  expect(textMistake(original, text)?.code).toBe(code);
});

test('the refusal names what the text must contain (spec D5.10)', () => {
  expect(textMistake('<b>{n, number}</b> of {name}', 'x')?.params).toEqual({
    placeholders: '<b>, {n}, {name}',
  });
});

test('a text fits its place if it is not much longer than the original, within the limit of the place (spec D5.10)', () => {
  expect(fittingLength('state.idle', { length: 100 })).toBe(172);
  expect(fittingLength('nav.login', { length: 20 })).toBe(24);
  expect(fittingLength('nav.login', { length: 30 })).toBe(30);
  expect(longestAllowed({ length: 10 })).toBe(90);
});
