import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a secret of the tests, forty characters.';

test('what is sealed opens where it was sealed, and looks different each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const sealed = seal(secret, about, text);
      expect(unseal(secret, about, sealed)).toBe(text);
      expect(sealed.equals(seal(secret, about, text))).toBe(false);
      if (text.length > 3) expect(sealed.toString('latin1')).not.toContain(text);
    }),
    { numRuns: 100 },
  );
});

test('under another secret, for something else, or with any bit turned it does not open', () => {
  const sealed = seal(secret, 'one', 'DE89370400440532013000');
  expect(() => unseal(`${secret}!`, 'one', sealed)).toThrow();
  expect(() => unseal(secret, 'other', sealed)).toThrow();
  expect(() => unseal(secret, 'one', Buffer.alloc(0))).toThrow();
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const turned = Buffer.from(sealed);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => unseal(secret, 'one', turned)).toThrow();
  }
});
