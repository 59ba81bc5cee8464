import { readFileSync } from 'node:fs';
import { readSites, type WrittenSite } from '../../src/server/top/sites-file.ts';
import { castMember } from './cast.ts';
import type { SiteMembers } from './world/residents.ts';

/**
 * The demo's second site: another name, colour, audience, language and price list, beside Lavender in the same process. Written
 * down as an operator writes his.
 */
export const [lilac] = readSites(readFileSync(new URL('lilac.json', import.meta.url), 'utf8')) as [
  WrittenSite,
];

/** Twenty who live there, and the one whom a newcomer can be. */
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
