import { expect, test } from 'vitest';
import { profileName as schema } from '#contract/profile-name';
import { nameRefusal } from '../../../src/server/accounts/profile-name/name-refusal.ts';
import { random } from '../random.ts';
import { generateProfileName } from './names.ts';
import { towns } from './towns.ts';

const site = {
  settings: { name: 'Lavender' },
  company: { name: 'Lavender B.V.', tradenames: [] as string[] },
} as Parameters<typeof nameRefusal>[1];

test('thousands of generated names from 15 countries are accepted at sign-up (spec 5.1, D2.40)', () => {
  const chance = random('names');
  for (const country of Object.keys(towns) as (keyof typeof towns)[])
    for (const [town] of towns[country])
      for (let times = 0; times < 20; times++) {
        const name = generateProfileName(country, times % 4 ? 'male' : 'female', town, chance);
        expect([name, nameRefusal(name, site), schema.safeParse(name).success]).toEqual([name, null, true]);
      }
});
