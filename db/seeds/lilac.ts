import type { WrittenSite } from '../../src/server/top/sites-file.ts';
import { castMember } from './cast.ts';
import type { People } from './world/residents.ts';

/** The demo's second site: another name, colour, audience, language and price list, beside Lavender in the same process. */
export const lilac: WrittenSite = {
  key: 'lilac',
  hosts: ['lilac.localhost'],
  audience: 'everyone',
  time_zone: 'Europe/London',
  settings: {
    name: 'Lilac',
    brand_hue: 335,
    countries: ['GB', 'IE'],
    domain_language: 'en',
    index_title: 'Meet someone with time for a walk',
    description: 'Lilac is for everyone in Britain and Ireland who would rather meet than scroll.',
    search_fields: ['gender', 'countryregion', 'country', 'min_age', 'max_age'],
    visible_profile_notes: { about_me: 'What does a good Sunday look like? Two or three lines will do.' },
    support_email: 'support@lilac.example',
    mail_address: 'hello@lilac.example',
    enable_site_entry_popup: 'no',
    fictional_icon: '❧',
  },
  company: {
    name: 'Lilac Example Ltd',
    address: '12 Sample Street',
    kvk: '00000000',
    city: 'Manchester',
    country: 'GB',
    tradenames: ['Lilac'],
    vat_numbers: { GB: 'GB000000000' },
    support_phone: '+44 161 000 0000',
    delete_discount: 40,
  },
  bundles: {
    GBP: [
      { credits: 12, price: 999 },
      { credits: 30, price: 2299 },
      { credits: 60, price: 3999 },
    ],
    EUR: [
      { credits: 12, price: 1149 },
      { credits: 30, price: 2649 },
      { credits: 60, price: 4599 },
    ],
  },
};

/** Twenty who live there, and the one whom a newcomer can be. */
export const lilacPeople: People = {
  prefix: 'lilac-',
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
