import { describe, expect, test } from 'vitest';
import { OPENERS } from '#contract/abuse';
import { areSimilar, openerOf } from './opener.ts';
import { areAlike, isImitation } from './similar-names.ts';

const SECRET = 'a secret of the tests';
const opener = (text: string) => openerOf(SECRET, text);
const fingerprint = (text: string) => opener(text).fingerprint ?? 0n;
const spam = (name: string, link = 'hot-guys.example.com/8812') =>
  `Hey ${name}, I saw your profile and I think you are really handsome. I have more pictures of me for you, look at ${link}`;

describe('the fingerprint of a first message (spec D5.13)', () => {
  test('is alike for texts that differ in a name, a number, signs, accents or look-alike letters', () => {
    const first = fingerprint(spam('Daan'));
    for (const text of [spam('Milan'), spam('Daan', 'hot-guys.example.com/771'), spam('Daan').toUpperCase()])
      expect(areSimilar(first, fingerprint(text))).toBe(true);
    expect(areSimilar(first, fingerprint(spam('Daan').replaceAll(' ', '  ✨ ')))).toBe(true);
  });

  test('differs for other texts, even of the same kind', () => {
    const texts = [
      spam('Daan'),
      'Hi, I read that you like long walks and old films. Which one did you see last, and was it any good?',
      'Hoi, leuk profiel! Ik zag dat je ook in Utrecht woont, ken je dat koffietentje aan de gracht bij de Dom?',
      'Hi, I read that you play the piano. I used to play the cello in an orchestra, shall we start a small band?',
    ];
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1))
        expect(areSimilar(fingerprint(one), fingerprint(other))).toBe(false);
  });

  test('does not exist for greetings, which many people write alike', () => {
    expect(opener('Hi, how are you?').fingerprint).toBeNull();
    expect(opener('').fingerprint).toBeNull();
    expect(opener('x'.repeat(OPENERS.minLength)).fingerprint).not.toBeNull();
  });

  test('cannot be made without the secret', () => {
    expect(openerOf('another secret', spam('Daan')).fingerprint).not.toBe(fingerprint(spam('Daan')));
  });
});

describe('links and payment words in a first message (spec D5.13)', () => {
  test.each([
    'See https://x.example',
    'my pics: www.hot.example',
    'find me at hotguys.com',
    't.me/somebody',
    'ｈｔｔｐｓ://x.example',
  ])('%s contains a link', text => {
    expect(opener(text).hasLink).toBe(true);
  });

  test.each([
    'Hi.How are you?',
    'Morgen om 20.30 in Café de Unie?',
    'J.R. de Vries',
    'Leuk!...Tot snel',
    'Ik woon in Breda.Jij?',
  ])('%s contains no link', text => {
    expect(opener(text).hasLink).toBe(false);
  });

  test.each([
    'Can you get me a gift card?',
    'Ik wil je via PayPal betalen',
    'BITCOIN is great',
    'Geld überweisen?',
  ])('%s contains a payment word', text => {
    expect(opener(text).hasPaymentWord).toBe(true);
  });

  test.each([
    'You look like a million dollars',
    'Betaal jij de koffie?',
    'I work at a bank',
    'My card is blue',
  ])('%s contains no payment word', text => {
    expect(opener(text).hasPaymentWord).toBe(false);
  });
});

describe('names that look alike (spec D5.13, D2.40)', () => {
  test.each([
    ['Daan', 'Dааn'],
    ['Milan', 'Mi1an'],
    ['Oliver', '0liver'],
    ['Bram', 'B r a m'],
  ])('%s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(isImitation(one, other)).toBe(true);
  });

  test('the same ordinary name is alike and no imitation; short and other names are not alike', () => {
    expect([areAlike('Tom', 'tom'), isImitation('Tom', 'tom')]).toEqual([true, false]);
    expect(areAlike('Jo', 'J0')).toBe(false);
    expect(areAlike('Daan', 'Daniel')).toBe(false);
  });
});
