import { describe, expect, test } from 'vitest';
import { getBundles } from '#contract/credits';
import { getCompanyInfo, getSettings } from '#contract/site';
import type { Campaign } from '../site/campaign-spec.ts';
import { lilac } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { applySites, exportSites, parseSites, type SiteDefinition } from './sites-file.ts';

const server = await startTestServer();
const { db } = server;
const secondSiteVisitor = () => server.visitor({ host: 'lilac.localhost' });
const fileText = (...sites: unknown[]) => JSON.stringify({ sites });
const changedFileText = (change: (site: typeof lilac) => unknown) => fileText(change(structuredClone(lilac)));

const weekend = { slug: 'weekend', landers: ['gallery'] };
const campaigns = (list: unknown[]) => changedFileText(site => ({ ...site, campaigns: list }));

const setting = (settings: object) =>
  changedFileText(site => ({ ...site, settings: { ...site.settings, ...settings } }));

const awaitHost = (host: string, is: boolean) =>
  expect.poll(() => server.app.sites.byHost(host) !== undefined).toBe(is);

describe('a site definition (spec D4.1)', () => {
  test('is served once applied, with all its data', async () => {
    await applySites(db, parseSites(fileText(lilac)));
    await awaitHost('lilac.localhost', true);
    const { settings } = await secondSiteVisitor().call(getSettings);
    expect(settings).toMatchObject({ name: 'Lilac', audience: 'everyone', countries: ['GB', 'IE'] });
    expect(settings.colours.violet).toEqual(['#a30190', '#df79c9']);
    expect(settings.domain).toBe('lilac.localhost:3000');
    expect(settings).not.toHaveProperty('mail_address');
    expect((await secondSiteVisitor().call(getCompanyInfo)).name).toBe('Lilac Example Ltd');
    expect(await secondSiteVisitor().call(getBundles)).toMatchObject({
      currency: 'GBP',
      bundles: [{ credits: 12, price: 999 }, {}, {}],
    });
  });

  test('can be applied again without changes of ids', async () => {
    const ids = () => db.selectFrom('bundles').select('id').orderBy('id').execute();
    const before = await ids();
    await applySites(db, [lilac]);
    expect(await ids()).toEqual(before);
  });

  test('is exported as it was imported, and the first site is unchanged', async () => {
    const { sites } = await exportSites(db);
    expect(sites.map(({ key }) => key)).toEqual(['lavender', 'lilac']);
    expect(sites[1]).toEqual(lilac);
    expect(parseSites(JSON.stringify({ sites }))).toEqual(sites);
  });

  test('updates the site: an omitted setting gets its default, hosts and prices change', async () => {
    const { brand_hue: _, ...settings } = lilac.settings;
    const prices = { ...lilac.bundles, GBP: [{ credits: 12, price: 899 }] };
    await applySites(db, [{ ...lilac, hosts: ['lilac.example'], settings, bundles: prices }]);
    await awaitHost('lilac.example', true);
    await awaitHost('lilac.localhost', false);
    const moved = server.visitor({ host: 'lilac.example' });
    expect((await moved.call(getSettings)).settings.colours).toEqual({});
    expect((await moved.call(getBundles)).bundles).toMatchObject([{ credits: 12, price: 899 }]);
    await applySites(db, [lilac]);
  });
});

test('campaigns are replaced as a whole, in the order of the file, and their counts stay (spec 2.1)', async () => {
  await applySites(db, [lilac]);
  const slugs = async () => (await exportSites(db)).sites[1]?.campaigns.map(({ slug }) => slug);
  expect(await slugs()).toEqual(['weekend', 'summer']);
  await awaitSlugs(['weekend', 'summer']);
  const { id: site_id } = server.app.sites.byKey('lilac') ?? { id: 0 };
  const counts = {
    site_id,
    campaign: 'summer',
    variant: '',
    lander: 'gallery',
    day: '2026-03-14',
    visits: 3,
  };
  await db.insertInto('campaign_counts').values(counts).execute();
  const [weekendOnly, summer] = lilac.campaigns as [Campaign, Campaign];
  await applySites(db, [{ ...lilac, campaigns: [summer, weekendOnly] }]);
  expect(await slugs()).toEqual(['summer', 'weekend']);
  await applySites(db, [{ ...lilac, campaigns: [weekendOnly] }]);
  await awaitSlugs(['weekend']);
  expect(await db.selectFrom('campaign_counts').select('visits').execute()).toEqual([{ visits: 3 }]);
  await applySites(db, [lilac]);
});

const awaitSlugs = (slugs: string[]) =>
  expect.poll(() => server.app.sites.byKey('lilac')?.campaigns.map(({ slug }) => slug)).toEqual(slugs);

test('hosts can move between sites of one file, in one transaction', async () => {
  const { sites } = await exportSites(db);
  const [lavender, second] = sites as [SiteDefinition, SiteDefinition];
  await applySites(db, [
    { ...lavender, hosts: ['lilac.localhost'] },
    { ...second, hosts: lavender.hosts },
  ]);
  expect((await exportSites(db)).sites[0]?.hosts).toEqual(['lilac.localhost']);
  await applySites(db, sites);
  const greedy = { ...lilac, settings: {}, hosts: ['localhost'] };
  await expect(applySites(db, [greedy])).rejects.toThrow(
    'The host localhost of site "lilac" belongs to another site already.',
  );
  expect((await exportSites(db)).sites).toEqual(sites);
});

test('a time zone that Node knows and PostgreSQL does not is refused, and nothing is changed (spec D4.1)', async () => {
  const before = await exportSites(db);
  const changed = { ...lilac, hosts: ['lilac.example'], time_zone: 'Europe/Atlantis' };
  await expect(applySites(db, [changed])).rejects.toThrow(
    'time_zone of site "lilac": this PostgreSQL does not know Europe/Atlantis.',
  );
  expect(await exportSites(db)).toEqual(before);
});

test.each([
  ['{', 'The file is not JSON'],
  ['[]', 'sites: Invalid input: expected object'],
  [changedFileText(site => ({ ...site, colour: 'red' })), 'site "lilac": Unrecognized key: "colour".'],
  [changedFileText(({ key: _, ...site }) => site), 'key of site 1: Invalid input: expected string'],
  [
    changedFileText(site => ({ ...site, hosts: ['Lilac.example:80'] })),
    'hosts.0 of site "lilac": must be a host name',
  ],
  [changedFileText(site => ({ ...site, hosts: [] })), 'hosts of site "lilac": needs at least one host.'],
  [
    changedFileText(site => ({ ...site, time_zone: 'London' })),
    'time_zone of site "lilac": must be a time zone',
  ],
  [
    changedFileText(site => ({ ...site, settings: { brand_hue: 100 } })),
    'settings.brand_hue of site "lilac": Too small',
  ],
  [
    changedFileText(site => ({ ...site, settings: { min_age: 16 } })),
    'settings.min_age of site "lilac": Too small',
  ],
  [
    changedFileText(site => ({ ...site, settings: { hue: 300 } })),
    'settings of site "lilac": Unrecognized key: "hue".',
  ],
  [
    changedFileText(site => ({ ...site, settings: { ...site.settings, domain_language: 'nl' } })),
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
    changedFileText(site => ({ ...site, company: { ...site.company, name: 'Lilac\u0000' } })),
    'company.name of site "lilac": must be one line, without control characters.',
  ],
  [
    changedFileText(site => ({ ...site, settings: { countries: [] } })),
    'settings.countries of site "lilac": needs at least one country.',
  ],
  [
    changedFileText(site => ({ ...site, bundles: { GBP: site.bundles.GBP } })),
    'bundles of site "lilac": IE pays in EUR, and there is no price list in it.',
  ],
  [
    changedFileText(site => ({ ...site, bundles: { ...site.bundles, EUR: [] } })),
    'needs at least one bundle',
  ],
  [
    changedFileText(site => ({ ...site, bundles: { ...site.bundles, EUR: [{ credits: 10, price: 9e15 }] } })),
    'bundles.EUR.0.price of sites: Too big',
  ],
  [campaigns([weekend, weekend]), 'campaigns of site "lilac": has two campaigns of one slug.'],
  [campaigns([{ ...weekend, slug: 'Week end' }]), 'campaigns.0.slug of site "lilac"'],
  [campaigns([{ ...weekend, landers: [] }]), 'campaigns.0.landers of site "lilac": needs at least one'],
  [campaigns([{ ...weekend, landers: ['gallery', 'gallery'] }]), 'names a landing page twice'],
  [campaigns([{ ...weekend, landers: ['tinderswipe'] }]), 'campaigns.0.landers.0 of site "lilac"'],
  [
    campaigns([{ ...weekend, headline: { nl: 'Weekend' } }]),
    'campaigns of site "lilac": each headline needs a text in every language of the site.',
  ],
  [
    campaigns([{ ...weekend, variants: [{ name: 'a', headline: { fr: 'Week-end' } }] }]),
    'campaigns of site "lilac": each headline needs a text in every language of the site.',
  ],
  [campaigns([{ ...weekend, headline: { en: 'x'.repeat(81) } }]), 'must have at most 80 characters'],
  [
    campaigns([{ ...weekend, picture: '../secret.png' }]),
    'must be the name of a picture in public/campaigns',
  ],
  [
    campaigns([{ ...weekend, variants: [{ name: 'a', picture: 'nowhere.webp' }] }]),
    'campaigns of site "lilac": there is no picture public/campaigns/nowhere.webp.',
  ],
  [campaigns([{ ...weekend, source: {} }]), 'campaigns.0.source of site "lilac": needs at least one field'],
  [campaigns([{ ...weekend, source: { network: '{zone}' } }]), 'must not have braces or outer spaces'],
  [campaigns([{ ...weekend, source: { campaign: 'x' } }]), 'Unrecognized key: "campaign"'],
  [campaigns([{ ...weekend, variants: [{ name: 'a' }, { name: 'a' }] }]), 'has two variants of one name'],
  [campaigns([{ ...weekend, variants: [{ name: 'a b' }] }]), 'campaigns.0.variants.0.name of site "lilac"'],
  [campaigns([{ ...weekend, last_day: '2026-02-30' }]), 'campaigns.0.last_day of site "lilac"'],
  [fileText(lilac, lilac), 'The key lilac is given twice.'],
  [fileText(lilac, { ...lilac, key: 'other' }), 'The host lilac.localhost is given twice.'],
])('a mistake is reported in one clear sentence: %#', (text, sentence) => {
  expect(() => parseSites(text)).toThrow(sentence);
});
