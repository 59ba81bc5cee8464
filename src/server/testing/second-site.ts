import { applySites, type WrittenSite } from '../top/sites-file.ts';
import type { TestServer } from './start-test-server.ts';

/** A site unlike the first one in all that a site is. */
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

/** Opens it beside the first one, at `lilac.localhost`. @returns its id */
export async function openSecondSite({ app, db }: Pick<TestServer, 'app' | 'db'>): Promise<number> {
  await applySites(db, [lilac]);
  await app.sites.refresh();
  return app.sites.byKey(lilac.key)?.id ?? 0;
}
