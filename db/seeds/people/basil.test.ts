import { expect, test } from 'vitest';
import { languageCodes } from '#contract/languages';
import { basilSays } from './basil.ts';

test.each(languageCodes)('says in %s that he is made up before anything else', language => {
  expect(basilSays('...', language, 0)).toMatch(
    /verzonnen|made up|erfunden|inventé|inventado|inventato|zmyślony/,
  );
});

test('hears what was said, and otherwise tells his own story in turn', () => {
  expect(basilSays('Ben je echt?', 'nl', 3)).toContain('Helemaal verzonnen');
  expect(basilSays('Are you a bot?', 'en', 3)).toContain('Entirely made up');
  expect(basilSays('Nou nou.', 'nl', 1)).not.toBe(basilSays('Nou nou.', 'nl', 2));
  expect(basilSays('Nou nou.', 'nl', 1)).toBe(basilSays('Nou nou.', 'nl', 9));
});
