import { describe, expect, test } from 'vitest';
import { getBundles } from '#contract/credits';
import { getCompanyInfo, getSettings } from '#contract/site';
import { lilac } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { applySites, readSites, type WrittenSite, writtenSites } from './sites-file.ts';

const server = await startTestServer();
const { db } = server;
const there = () => server.visitor({ host: 'lilac.localhost' });
const written = (...sites: unknown[]) => JSON.stringify({ sites });
const changed = (change: (site: typeof lilac) => unknown) => written(change(structuredClone(lilac)));

const setting = (settings: object) =>
  changed(site => ({ ...site, settings: { ...site.settings, ...settings } }));

/** A running server hears of a change by notice. */
const heard = (host: string, is: boolean) =>
  expect.poll(() => server.app.sites.byHost(host) !== undefined).toBe(is);

describe('a site that is written down', () => {
  test('is served as soon as it is applied, with all that makes a site', async () => {
    await applySites(db, readSites(written(lilac)));
    await heard('lilac.localhost', true);
    const { settings } = await there().call(getSettings);
    expect(settings).toMatchObject({ name: 'Lilac', audience: 'everyone', countries: ['GB', 'IE'] });
    expect(settings.colours.violet).toEqual(['#a30190', '#df79c9']);
    expect(settings.domain).toBe('lilac.localhost:3000');
    expect(settings).not.toHaveProperty('mail_address');
    expect((await there().call(getCompanyInfo)).name).toBe('Lilac Example Ltd');
    expect(await there().call(getBundles)).toMatchObject({
      currency: 'GBP',
      bundles: [{ credits: 12, price: 999 }, {}, {}],
    });
  });

  test('is the same when it is applied again: ids stay', async () => {
    const ids = () => db.selectFrom('bundles').select('id').orderBy('id').execute();
    const before = await ids();
    await applySites(db, [lilac]);
    expect(await ids()).toEqual(before);
  });

  test('is read back as it was written, and the first site stays as it is', async () => {
    const { sites } = await writtenSites(db);
    expect(sites.map(({ key }) => key)).toEqual(['lavender', 'lilac']);
    expect(sites[1]).toEqual(lilac);
    expect(readSites(JSON.stringify({ sites }))).toEqual(sites);
  });

  test('changes what is changed: a setting left out is the default again, a host goes, a price moves', async () => {
    const { brand_hue: _, ...settings } = lilac.settings;
    const prices = { ...lilac.bundles, GBP: [{ credits: 12, price: 899 }] };
    await applySites(db, [{ ...lilac, hosts: ['lilac.example'], settings, bundles: prices }]);
    await heard('lilac.example', true);
    await heard('lilac.localhost', false);
    const moved = server.visitor({ host: 'lilac.example' });
    expect((await moved.call(getSettings)).settings.colours).toEqual({});
    expect((await moved.call(getBundles)).bundles).toMatchObject([{ credits: 12, price: 899 }]);
    await applySites(db, [lilac]);
  });
});

test('hosts may move between sites of one file, and all of it is done or nothing', async () => {
  const { sites } = await writtenSites(db);
  const [lavender, second] = sites as [WrittenSite, WrittenSite];
  await applySites(db, [
    { ...lavender, hosts: ['lilac.localhost'] },
    { ...second, hosts: lavender.hosts },
  ]);
  expect((await writtenSites(db)).sites[0]?.hosts).toEqual(['lilac.localhost']);
  await applySites(db, sites);
  const greedy = { ...lilac, settings: {}, hosts: ['localhost'] };
  await expect(applySites(db, [greedy])).rejects.toThrow(
    'The host localhost of site "lilac" belongs to another site already.',
  );
  expect((await writtenSites(db)).sites).toEqual(sites);
});

test.each([
  ['{', 'The file is not JSON'],
  ['[]', 'sites: Invalid input: expected object'],
  [changed(site => ({ ...site, colour: 'red' })), 'site "lilac": Unrecognized key: "colour".'],
  [changed(({ key: _, ...site }) => site), 'key of site 1: Invalid input: expected string'],
  [
    changed(site => ({ ...site, hosts: ['Lilac.example:80'] })),
    'hosts.0 of site "lilac": must be a host name',
  ],
  [changed(site => ({ ...site, hosts: [] })), 'hosts of site "lilac": needs at least one host.'],
  [changed(site => ({ ...site, time_zone: 'London' })), 'time_zone of site "lilac": must be a time zone'],
  [
    changed(site => ({ ...site, settings: { brand_hue: 100 } })),
    'settings.brand_hue of site "lilac": Too small',
  ],
  [changed(site => ({ ...site, settings: { min_age: 16 } })), 'settings.min_age of site "lilac": Too small'],
  [
    changed(site => ({ ...site, settings: { hue: 300 } })),
    'settings of site "lilac": Unrecognized key: "hue".',
  ],
  [
    changed(site => ({ ...site, settings: { ...site.settings, domain_language: 'nl' } })),
    'settings.domain_language of site "lilac": must be empty or',
  ],
  [setting({ name: 'Lilac\r\nBcc: everybody' }), 'settings.name of site "lilac": must be one line'],
  [setting({ name: ' ' }), 'settings.name of site "lilac": must not be empty.'],
  [setting({ name: 'x'.repeat(61) }), 'settings.name of site "lilac": must have at most 60 characters.'],
  [setting({ support_email: 'nobody' }), 'settings.support_email of site "lilac": Invalid email'],
  [
    setting({ quick_exit_address: 'javascript:alert(1)' }),
    'settings.quick_exit_address of site "lilac": Invalid URL',
  ],
  [
    setting({ quick_exit_address: 'http://news.example/' }),
    'settings.quick_exit_address of site "lilac": Invalid URL',
  ],
  [setting({ refund_days: -1 }), 'settings.refund_days of site "lilac": Too small'],
  [setting({ signup_credits: 3e9 }), 'settings.signup_credits of site "lilac": Too big'],
  [
    changed(site => ({ ...site, company: { ...site.company, name: 'Lilac\u0000' } })),
    'company.name of site "lilac": must be one line, without control characters.',
  ],
  [
    changed(site => ({ ...site, settings: { countries: [] } })),
    'settings.countries of site "lilac": needs at least one country.',
  ],
  [
    changed(site => ({ ...site, bundles: { GBP: site.bundles.GBP } })),
    'bundles of site "lilac": IE pays in EUR, and there is no price list in it.',
  ],
  [changed(site => ({ ...site, bundles: { ...site.bundles, EUR: [] } })), 'needs at least one bundle'],
  [
    changed(site => ({ ...site, bundles: { ...site.bundles, EUR: [{ credits: 10, price: 9e15 }] } })),
    'bundles.EUR.0.price of sites: Too big',
  ],
  [written(lilac, lilac), 'The key lilac is given twice.'],
  [written(lilac, { ...lilac, key: 'other' }), 'The host lilac.localhost is given twice.'],
])('what is not right is one clear sentence: %#', (text, sentence) => {
  expect(() => readSites(text)).toThrow(sentence);
});
