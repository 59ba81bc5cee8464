import { hash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { estimatedEntropyBits } from './secret-strength.ts';

test.each(['hex', 'base64', 'base64url'] as const)(
  '24 random bytes in %s are strong enough, and 16 random bytes in hexadecimal nearly always',
  encoding => {
    for (let time = 0; time < 20; time++)
      expect(estimatedEntropyBits(randomBytes(24).toString(encoding))).toBeGreaterThanOrEqual(128);
    const short = Array.from({ length: 200 }, () => estimatedEntropyBits(randomBytes(16).toString('hex')));
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
  'your-256-bit-secret-your-256-bit-secret',
  'replace_this_with_output_of_openssl_rand_base64_32',
  'openssl rand -base64 32 openssl rand -base64 32',
  'YOUR_SUPER_SECRET_KEY_CHANGE_ME_PLEASE_1234567890',
  '<generate-a-long-random-string-of-64-characters-and-put-it-here>',
  'aabbccddeeff00112233445566778899',
  'aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpP',
  'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0',
  'de kat krabt de krullen van de trap af',
  'Het is een lange zin die geen mens ooit zal raden, dachten wij met zijn allen.',
  'The quick brown fox jumps over the lazy dog, and runs away as fast as it can.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore',
  'ReplaceThisWithTheOutputOfOpensslRandBase64',
  'ThisIsMyVerySecretKeyForProduction2026!',
  '4f1c2b7e-93ad-4c58-a0d6-7be2915f3c84',
  '{4F1C2B7E-93AD-4C58-A0D6-7BE2915F3C84}',
])('%s is too weak', secret => {
  expect(estimatedEntropyBits(secret)).toBeLessThan(128);
});

test('a version 4 UUID has 122 bits, and two of them 244', () => {
  const uuid = '4f1c2b7e-93ad-4c58-a0d6-7be2915f3c84';
  expect(estimatedEntropyBits(uuid)).toBe(122);
  expect(estimatedEntropyBits(`${uuid}c09d5e37-6f82-4b1a-8e47-2d93f6ab50c1`)).toBe(244);
});

test.each(['md5', 'sha1', 'sha256', 'sha512'])(
  'a hash by %s of nothing or of a common password is too weak',
  algorithm => {
    for (const word of ['', 'password', 'letmein\n', 'dragon'])
      for (const hashed of [hash(algorithm, word), hash(algorithm, word).toUpperCase()])
        expect(estimatedEntropyBits(hashed)).toBeLessThan(128);
    expect(estimatedEntropyBits(hash('sha256', randomBytes(32)))).toBeGreaterThanOrEqual(128);
  },
);

test('random text after words and punctuation is strong', () => {
  const drawn = randomBytes(32).toString('hex');
  expect(estimatedEntropyBits(`my-lavender-production-secret-${drawn}`)).toBeGreaterThanOrEqual(128);
});
