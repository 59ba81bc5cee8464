import { afterEach, describe, expect, test } from 'vitest';
import { countries } from '#contract/countries';
import { getBundles } from '#contract/credits';
import { setPaymentCountry } from '#contract/payments';
import { getSettings } from '#contract/site';
import { startTestServer } from '../testing/start-test-server.ts';

const { app, db, visitor, as, signUpMember } = await startTestServer();
const otherHost = 'violet.localhost';
await openOtherSite();

describe('the price list (spec D2.12)', () => {
  test('is that of the country a visitor comes from, the smallest bundle first', async () => {
    const { country, currency, bundles } = await visitor().call(getBundles);
    expect([country, currency]).toEqual(['NL', 'EUR']);
    expect(bundles.map(({ credits, price, price_per_credit }) => [credits, price, price_per_credit])).toEqual(
      [
        [10, 999, 100],
        [25, 2299, 92],
        [50, 4299, 86],
        [100, 7999, 80],
      ],
    );
  });

  test('is that of the member’s country, or of the given country', async () => {
    const browser = as(await signUpMember({ country: 'PL' }));
    expect(await browser.call(getBundles)).toMatchObject({ country: 'PL', currency: 'PLN' });
    const swiss = await browser.call(getBundles, { query: { country: 'CH' } });
    expect(swiss).toMatchObject({ country: 'CH', currency: 'CHF' });
  });

  test('is that of the chosen payment country (spec 3.10)', async () => {
    const browser = as(await signUpMember({ country: 'NL' }));
    await browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect(await browser.call(getBundles)).toMatchObject({ country: 'GB', currency: 'GBP' });
  });

  test.each(app.sites.byId(1)?.settings.countries ?? [])(
    'has bundles for %s, a larger one at a lower price a credit',
    async country => {
      const { currency, bundles } = await visitor().call(getBundles, { query: { country } });
      expect(currency).toBe(countries[country].currency);
      expect(bundles.map(({ credits }) => credits)).toEqual([10, 25, 50, 100]);
      const each = bundles.map(bundle => bundle.price_per_credit);
      expect(each).toEqual([...each].sort((first, other) => other - first));
    },
  );

  test.each(['JP', 'nl', ''])('refuses the country "%s" at its field', async country => {
    const { status, error } = await visitor().send(getBundles, { query: { country: country as 'NL' } });
    expect([status, error?.fields?.country?.code]).toEqual([422, 'field_invalid']);
  });

  test('belongs to its site: another site has its own, or none', async () => {
    const there = visitor({ host: otherHost });
    const { bundles } = await there.call(getBundles);
    expect(bundles).toMatchObject([{ credits: 7, price: 500, price_per_credit: 72 }]);
    const british = await there.call(getBundles, { query: { country: 'GB' } });
    expect(british).toEqual({ country: 'GB', currency: 'GBP', bundles: [] });
  });

  test('refuses a country the site does not serve', async () => {
    await store('countries', ['NL', 'BE']);
    const { error } = await visitor().send(getBundles, { query: { country: 'GB' } });
    expect(error?.fields?.country?.code).toBe('field_invalid');
  });
});

describe('the lowest cost of a message in money, minimum_message_costs (spec 3.5)', () => {
  const costs = async (host?: string) =>
    (await visitor({ host: host ?? 'localhost' }).call(getSettings)).settings.minimum_message_costs;

  test('is its credits out of the cheapest bundle, in every country’s currency', async () => {
    expect(await costs()).toMatchObject({
      NL: { costs: 80, currency: 'EUR' },
      GB: { costs: 70, currency: 'GBP' },
      PL: { costs: 350, currency: 'PLN' },
    });
    expect(Object.keys(await costs()).sort()).toEqual(Object.keys(countries).sort());
  });

  test('follows the credits of a message, rounded up once', async () => {
    // Rounding the price of one credit first would give 150 * 80 = 12,000.
    await store('message_credits', 150);
    expect((await costs()).NL).toEqual({ costs: 11_999, currency: 'EUR' });
  });

  test('is what the operator stored, for that country', async () => {
    await store('minimum_message_costs', { BE: { costs: 95, currency: 'EUR' } });
    expect(await costs()).toMatchObject({ BE: { costs: 95, currency: 'EUR' }, NL: { costs: 80 } });
  });

  test('is also given for credits, so that a photo has its price where messages are free (spec D5.1)', async () => {
    const ofCredits = async () => (await visitor().call(getSettings)).settings.minimum_credit_costs.NL;
    expect(await ofCredits()).toEqual({ costs: 7_999, credits: 100, currency: 'EUR' });
    await store('message_credits', 0);
    expect([await ofCredits(), (await costs()).NL?.costs]).toEqual([
      { costs: 7_999, credits: 100, currency: 'EUR' },
      0,
    ]);
    await store('minimum_message_costs', { NL: { costs: 95, currency: 'EUR' } });
    expect((await ofCredits())?.costs).toBe(7_999);
    await store('message_credits', 2);
    expect(await ofCredits()).toEqual({ costs: 95, credits: 2, currency: 'EUR' });
  });

  test('belongs to its site, and is unknown without a price list', async () => {
    expect(await costs(otherHost)).toMatchObject({ NL: { costs: 72, currency: 'EUR' } });
    expect(await costs(otherHost)).not.toHaveProperty('GB');
  });
});

afterEach(async () => {
  await db.deleteFrom('site_settings').execute();
  await app.sites.refresh();
});

async function store(name: string, value: unknown): Promise<void> {
  const row = { site_id: 1, name, value: JSON.stringify(value) };
  await db.deleteFrom('site_settings').where('name', '=', name).execute();
  await db.insertInto('site_settings').values(row).execute();
  await app.sites.refresh();
}

async function openOtherSite(): Promise<void> {
  await db
    .insertInto('sites')
    .values({ id: 2, key: 'violet', audience: 'everyone', time_zone: 'Europe/Rome' })
    .execute();
  await db.insertInto('site_hosts').values({ host: otherHost, site_id: 2 }).execute();
  const company = await db.selectFrom('companies').selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('companies')
    .values({ ...company, site_id: 2 })
    .execute();
  await db.insertInto('bundles').values({ site_id: 2, currency: 'EUR', credits: 7, price: 500 }).execute();
  await app.sites.refresh();
}
