import { describe, expect, test } from 'vitest';
import { withoutMailLinks } from './mail-links.ts';

/** What mail programs take for an address: two words with a dot between them, an @ or a scheme. */
const LINK = /[\p{L}\p{N}][.。．｡][\p{L}\p{N}]|[\p{L}\p{N}]@[\p{L}\p{N}]|[\p{L}\p{N}]:[\p{L}\p{N}/]|\/\//u;
/** Mail programs that take an invisible character for a part of a word know the endings of domains. */
const ENDING = /[.。．｡](?:support|nl|example|co|me|net)(?![\p{L}\p{N}])/iu;
const JOINERS = /\u2060/g;

describe('a name in an email (spec D2.40, D2.48)', () => {
  test.each(['x.support', 'x。nl', 'a.b.example', 'Jan.me/jan', 'tg:jan', 'jan//x', 'X.CO', 'jan@x'])(
    '“%s” reads the same, but is no link',
    name => {
      const shown = withoutMailLinks(name);
      expect(shown.replace(JOINERS, '')).toBe(name);
      expect(name).toMatch(LINK);
      expect(shown).not.toMatch(LINK);
      expect(shown).not.toMatch(ENDING);
    },
  );

  test.each(['Sanne', 'J. Smit', 'Jan-Willem', 'Noor…', '3,5', 'Anne (34)', '🦊 vos', '.'])(
    '“%s” stays as it is, because it is no link',
    name => {
      expect(withoutMailLinks(name)).toBe(name);
    },
  );
});
