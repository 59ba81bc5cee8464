import { expect, test } from 'vitest';
import { languageCodes } from '#contract/languages';
import { basilAnswer } from './basil.ts';

test.each(languageCodes)('the first answer in %s says that Basil is fictional (spec 1.4)', language => {
  expect(basilAnswer('...', language, 0)).toMatch(
    /verzonnen|made up|erfunden|inventé|inventado|inventato|zmyślony/,
  );
});

test('Basil answers keywords, and otherwise the next line of a story', () => {
  expect(basilAnswer('Ben je echt?', 'nl', 3)).toContain('Helemaal verzonnen');
  expect(basilAnswer('Are you a bot?', 'en', 3)).toContain('Entirely made up');
  expect(basilAnswer('Nou nou.', 'nl', 1)).not.toBe(basilAnswer('Nou nou.', 'nl', 2));
  expect(basilAnswer('Nou nou.', 'nl', 1)).toBe(basilAnswer('Nou nou.', 'nl', 9));
});
