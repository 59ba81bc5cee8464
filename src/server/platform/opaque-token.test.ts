import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opaqueToken, readOpaqueToken } from './opaque-token.ts';

const secret = 'a secret of the tests, forty characters.';
const text = fc.string({ unit: 'grapheme' });

test('an opaque token is read with its secret and purpose, fits a URL, and shows nothing of its text', () => {
  fc.assert(
    fc.property(text, fc.string(), (written, purpose) => {
      const token = opaqueToken(secret, purpose, written);
      expect(token).toMatch(/^[\w-]+$/);
      expect(opaqueToken(secret, purpose, written)).toBe(token);
      expect(readOpaqueToken(secret, purpose, token)).toBe(written);
      expect(readOpaqueToken(`${secret}!`, purpose, token)).toBeNull();
      expect(readOpaqueToken(secret, `${purpose}!`, token)).toBeNull();
      if (written.length > 3)
        expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(written);
    }),
    { numRuns: 50 },
  );
});

test('two tokens of almost the same text have no common start', () => {
  const [one, two] = ['account 1', 'account 2'].map(written => opaqueToken(secret, 'p', written));
  expect(one?.slice(0, 4)).not.toBe(two?.slice(0, 4));
});

test('a token with any changed bit, cut, longer or of wrong characters is refused', () => {
  const token = opaqueToken(secret, 'p', '0123456789abcdef');
  const bytes = Buffer.from(token, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const turned = Buffer.from(bytes);
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(readOpaqueToken(secret, 'p', turned.toString('base64url'))).toBeNull();
  }
  for (let length = 0; length < token.length; length++)
    expect(readOpaqueToken(secret, 'p', token.slice(0, length))).toBeNull();
  for (const other of [`${token}A`, `${token}=`, ` ${token}`, `${token}!`, `${token}\n`])
    expect(readOpaqueToken(secret, 'p', other), other).toBeNull();
});
