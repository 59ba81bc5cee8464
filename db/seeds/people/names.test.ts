import { expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import { profileName as schema } from '#contract/profile-name';
import { nameRefusal } from '../../../src/server/accounts/profile-name/name-refusal.ts';
import { homeTownsOf } from '../demo/home-towns.ts';
import { random } from '../random.ts';
import { generateProfileName } from './names.ts';

const site = {
  settings: { name: 'Lavender' },
  company: { name: 'Lavender B.V.', tradenames: [] as string[] },
} as Parameters<typeof nameRefusal>[1];

test('thousands of generated names from 15 countries are accepted at sign-up (spec 5.1, D2.40)', () => {
  const chance = random('names');
  for (const country of countryCodes)
    for (const { city } of homeTownsOf(country))
      for (let times = 0; times < 20; times++) {
        const name = generateProfileName(country, times % 4 ? 'male' : 'female', city, chance);
        expect([name, nameRefusal(name, site), schema.safeParse(name).success]).toEqual([name, null, true]);
      }
});
