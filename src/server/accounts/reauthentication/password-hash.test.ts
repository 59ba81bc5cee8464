import { hash } from 'argon2';
import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { passwordRefusal } from './password-strength.ts';

describe('a stored password', () => {
  test('is recognized in any Unicode form of its letters', async () => {
    const stored = await hashPassword('caf\u00e9 aan zee');
    expect(await verifyPassword(stored, 'cafe\u0301 aan zee')).toEqual({ right: true, stale: false });
    expect((await verifyPassword(stored, 'cafe aan zee')).right).toBe(false);
  });

  test('hashed at a lower cost needs a new hash, if it is right', async () => {
    const cheap = await hash('fietsen in de regen', { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    expect(await verifyPassword(cheap, 'fietsen in de regen')).toEqual({ right: true, stale: true });
    expect(await verifyPassword(cheap, 'wrong')).toEqual({ right: false, stale: false });
  });

  test('without a hash is always wrong', async () => {
    expect(await verifyPassword(null, 'fietsen in de regen')).toEqual({ right: false, stale: false });
  });
});

describe('a new password', () => {
  const owner = { name: 'Maarten', email: 'roodborstje@mail.example', siteName: 'Lavender' };

  test.each(['fietsen in de regen', 'zonnebloemveld', 'correct horse battery', 'Tr0ub4dor&3x'])(
    '%s is good',
    password => {
      expect(passwordRefusal(password, owner)).toBeNull();
    },
  );

  test.each([
    'password',
    'qwertyui',
    'abcdefgh',
    '12345678',
    'aaaaaaaaaa',
    'lavender1',
    'wachtwoord',
    'P@ssw0rd',
  ])('%s is easy to guess', password => {
    expect(passwordRefusal(password, owner)).toBe('password_weak');
  });

  test('is judged quickly even if long', () => {
    const begun = process.cpuUsage();
    passwordRefusal('4@8({[<369&#!1|/0$5+7%2'.repeat(6), owner);
    const { user, system } = process.cpuUsage(begun);
    expect(user + system).toBeLessThan(1_000_000);
  });
});
