import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptText, encryptText } from './encrypt-text.ts';

const secret = 'a secret of the tests, forty characters.';

test('an encrypted text is decrypted in its context, and its bytes differ each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const sealed = encryptText(secret, about, text);
      expect(decryptText(secret, about, sealed)).toBe(text);
      expect(sealed.equals(encryptText(secret, about, text))).toBe(false);
      if (text.length > 3) expect(sealed.toString('latin1')).not.toContain(text);
    }),
    { numRuns: 100 },
  );
});

test('decryption fails with another secret, another context or any changed bit', () => {
  const sealed = encryptText(secret, 'one', 'DE89370400440532013000');
  expect(() => decryptText(`${secret}!`, 'one', sealed)).toThrow();
  expect(() => decryptText(secret, 'other', sealed)).toThrow();
  expect(() => decryptText(secret, 'one', Buffer.alloc(0))).toThrow();
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const turned = Buffer.from(sealed);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => decryptText(secret, 'one', turned)).toThrow();
  }
});
