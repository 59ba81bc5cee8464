import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['a sign that turns the text around', 'turned \u202eround', 'turned round'],
  ['a control character', 'bell\u0007', 'bell'],
  ['half a surrogate pair', 'half \ud83d', 'half \ufffd'],
  ['too many marks on one letter', `a${'\u0301'.repeat(400)}`, `a${'\u0301'.repeat(30)}`],
  [
    'marks that meet once the character between them is removed',
    `a${'\u0301\u0000'.repeat(60)}`,
    `a${'\u0301'.repeat(30)}`,
  ],
  ['nothing', 'Zin in\n\tkoffie? 👨‍👩‍👧‍👦', 'Zin in\n\tkoffie? 👨‍👩‍👧‍👦'],
])(
  'invalid characters can be removed from a text, and the rest is accepted (spec 5): %s',
  (_, typed, plain) => {
    const field = text(1_000);
    expect(z.safeParse(field, typed).success).toBe(typed === plain);
    expect(plainText(typed)).toBe(plain);
    expect(z.safeParse(field, plainText(typed)).success).toBe(true);
  },
);
