import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { estimatedBits } from './secret-strength.ts';

test.each(['hex', 'base64', 'base64url'] as const)(
  'what is drawn at random is strong enough from 24 bytes on, in %s, and 16 bytes in hexadecimal nearly always',
  encoding => {
    for (let time = 0; time < 20; time++)
      expect(estimatedBits(randomBytes(24).toString(encoding))).toBeGreaterThanOrEqual(128);
    const short = Array.from({ length: 200 }, () => estimatedBits(randomBytes(16).toString('hex')));
    expect(short.filter(bits => bits >= 128).length).toBeGreaterThan(180);
  },
);

test.each([
  'a'.repeat(64),
  'secret'.repeat(8),
  '0123456789abcdef'.repeat(4),
  '0123456789abcdef0123456789abcdee',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'changemechangemechangemechangeme!',
  'change-this-secret-before-production',
  'a secret of the tests, forty characters.',
  'password1234password5678password9012',
  'my-very-long-lavender-production-secret',
  '12345678901234567890123456789012',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  '00000000000000000000000000000001',
])('%s is too weak', secret => {
  expect(estimatedBits(secret)).toBeLessThan(128);
});
