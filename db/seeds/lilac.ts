import { readFileSync } from 'node:fs';
import { parseSites, type SiteDefinition } from '../../src/server/credits/sites-file.ts';
import { castMember } from './cast.ts';
import type { SiteMembers } from './demo/demo-members.ts';

/** `lilac.json` has the format of the sites file that an operator writes. */
export const [lilac] = parseSites(readFileSync(new URL('lilac.json', import.meta.url), 'utf8')) as [
  SiteDefinition,
];

export const lilacSiteMembers: SiteMembers = {
  idPrefix: 'lilac-',
  population: { GB: 14, IE: 6 },
  womanEvery: 2,
  cast: [
    {
      ...castMember('english'),
      email: 'robin@example.com',
      name: 'Robin',
      shows: 'Lilac, the second site: other members, colours, languages and prices in the same process',
      age: 33,
      city: 'Manchester',
      portrait: 11,
      aboutMe:
        'Bookseller, weekend cyclist, slow cook. Tell me what you are reading and I will tell you where to eat.',
    },
  ],
};
