import { describe, expect, test } from 'vitest';
import { serverText } from '#i18n/server-text';
import type { MessageRow } from '../queries.ts';
import { messageSummary } from './message-summary.ts';

const row = (content: Partial<MessageRow>) =>
  ({ body: '', gift: null, gif: null, has_photo: false, ...content }) as MessageRow;
const [dutch, english] = [await serverText('nl-NL'), await serverText('en-GB')];

describe('a message in one line of an email (spec D2.48)', () => {
  test.each([
    [{ body: 'Hi  there,\n\nhow are you?' }, '“Hi there, how are you?”', '“Hi there, how are you?”'],
    [{ has_photo: true }, 'een foto', 'a photo'],
    [{ gift: 'rose' }, 'een cadeau (Roos)', 'a gift (Rose)'],
    [{ gif: { id: 'x-1', width: 1, height: 1, words: 'a cat' } }, 'een GIF', 'a GIF'],
    [{ body: 'see www.evil.example' }, null, null],
    [{ body: 'bel me: 06 12 34 56 78' }, null, null],
    [{ body: '<b>bold</b> & “quoted”' }, '“<b>bold</b> & “quoted””', '“<b>bold</b> & “quoted””'],
  ])('%j', (content, inDutch, inEnglish) => {
    expect(messageSummary(dutch, row(content))).toBe(inDutch);
    expect(messageSummary(english, row(content))).toBe(inEnglish);
  });

  test.each([
    'lavender.support/login',
    'kijk op lavender.support',
    '1.2.3.4/login',
    'log in bij 1.2.3.4',
    'mailto:a@b',
    'a@b',
    '//evil.example',
    '\\\\evil\\share',
    'tel:112',
    'lavender.7/login',
    'lavender\u200b.\u200bsupport',
    'lavender。support',
    ...['network', 'support', 'help', 'zip', 'amsterdam', 'gent', 'brussels', 'xn--p1ai', 'қаз'].map(
      ending => `Zie lavender.${ending}!`,
    ),
  ])('a link shows nothing of the text: %s', body => {
    expect(messageSummary(dutch, row({ body }))).toBeNull();
  });

  test.each([
    'Hoi! Hoe gaat het? Tot 19.30 uur, of 20:00...',
    'Leuk. Morgen? Dan :) ja/nee, 3/4 van de tijd',
    'Mooi hotel: gezien?',
    'Het kost € 12.50. Nou: graag!',
  ])('an ordinary sentence is shown: %s', body => {
    expect(messageSummary(dutch, row({ body }))).toBe(`“${body}”`);
  });

  test('a covered message shows nothing of its text', () => {
    expect(messageSummary(dutch, row({ body: 'ugly' }), words => words === 'ugly')).not.toContain('ugly');
  });

  test('a message that is gone shows nothing', () => {
    expect(messageSummary(dutch, undefined)).toBeNull();
  });
});
