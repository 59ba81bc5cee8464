import { expect, test } from 'vitest';
import { draftIn } from './announcement-values.ts';

const id = '0197a1b2-0000-4000-8000-000000000001';

test('a language whose fields are all empty is left out of the draft (spec D5.10, D2.48)', () => {
  const values = {
    type: 'promotions',
    'texts.nl.subject': ' Lente ',
    'texts.nl.text': 'Kom kijken.',
    'texts.nl.button': 'Bekijk',
    'texts.nl.path': '/credits',
    'texts.en.subject': ' ',
    'texts.en.text': '',
  };
  expect(draftIn(id, values)).toEqual({
    ...{ id, type: 'promotions', segment: {} },
    texts: { nl: { subject: 'Lente', text: 'Kom kijken.', button: 'Bekijk', path: '/credits' } },
  });
});

test('a segment has only the fields that were filled in (spec D5.10, D2.48)', () => {
  const values = {
    type: 'news',
    'segment.country': 'NL',
    'segment.language': '',
    'segment.premium': 'no',
    'segment.has_credits': '',
    'segment.min_age': '30',
    'segment.max_age': 'x',
    'segment.signed_up_from': '2026-03-01',
  };
  expect(draftIn(id, values).segment).toEqual({
    ...{ country: 'NL', premium: false, min_age: 30, max_age: Number.NaN, signed_up_from: '2026-03-01' },
  });
});
