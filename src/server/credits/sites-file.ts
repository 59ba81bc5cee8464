import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { type CountryCode, countries, currencies } from '#contract/countries';
import { fieldError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import { StartError } from '../platform/start-error.ts';
import type { Tx } from '../platform/transact.ts';
import { recordImport } from '../site/changes/record-import.ts';
import { defaultSettings } from '../site/settings.ts';
import { type SiteSpec, siteSpec } from '../site/site-spec.ts';
import { readStoredSites, writeSites } from '../site/write-sites.ts';
import { selectPriceLists } from './bundle-queries.ts';
import { setPriceLists } from './set-price-lists.ts';

const amount = z.int().check(z.gte(1), z.lte(10_000_000));

/**
 * Bundles by currency; prices are in minor units and include VAT.
 * @spec D2.12
 */
const priceLists = z.partialRecord(
  z.enum(currencies),
  z.array(z.strictObject({ credits: amount, price: amount })).check(
    z.minLength(1, { error: 'needs at least one bundle' }),
    z.refine(list => new Set(list.map(({ credits }) => credits)).size === list.length, {
      error: 'has two prices for the same number of credits',
    }),
  ),
);
type PriceLists = z.output<typeof priceLists>;

export type SiteDefinition = SiteSpec & { bundles: PriceLists };

const sitesFile = z.strictObject({ sites: z.array(z.looseObject({ bundles: priceLists })) });

/**
 * @throws StartError for the first mistake
 * @spec D4.1 3.5
 */
export function parseSites(text: string): SiteDefinition[] {
  const { sites } = validate(sitesFile, parseJson(text), 'sites');
  const definitions = sites.map(({ bundles, ...site }, index) => {
    const name = typeof site.key === 'string' ? `site "${site.key}"` : `site ${index + 1}`;
    const spec = { ...validate(siteSpec, site, name), bundles };
    assertPriced(spec, name);
    assertPicturesExist(spec, name);
    return spec;
  });
  assertUnique(
    definitions.map(({ key }) => key),
    'key',
  );
  assertUnique(
    definitions.flatMap(({ hosts }) => hosts),
    'host',
  );
  return definitions;
}

/**
 * Applies sites in one transaction, and notifies running servers.
 * @spec D4.1
 */
export const applySites = (db: Db, sites: readonly SiteDefinition[], now = new Date()): Promise<void> =>
  db.transaction().execute(async trx => {
    const { ids, replaced } = await writeSites(
      trx,
      sites.map(({ bundles: _, ...spec }) => spec),
    );
    for (const { key, bundles } of sites) await setPriceLists(trx, ids.get(key) ?? 0, bundles);
    await recordImport({ db: trx, now }, replaced);
  });

export async function exportSites(db: Db): Promise<{ sites: SiteDefinition[] }> {
  const sites = await readStoredSites(db);
  return {
    sites: await Promise.all(
      sites.map(async ({ id, spec }) => ({ ...spec, bundles: await loadPriceLists(db, id) })),
    ),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(
      `The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
}

function validate<Shape extends z.ZodMiniType>(shape: Shape, value: unknown, name: string): z.output<Shape> {
  const result = shape.safeParse(value, { error: en().localeError });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const location = issue?.path.length ? `${issue.path.join('.')} of ${name}` : name;
  throw new StartError(`${location}: ${issue?.message}.`);
}

/** Refuses countries whose currency has no bundles, because nothing could be sold there. */
function assertPriced({ settings, bundles }: SiteDefinition, name: string): void {
  const missing = countryWithoutPrices(settings, bundles);
  if (missing) {
    throw new StartError(
      `bundles of ${name}: ${missing} pays in ${countries[missing].currency}, and there is no price list in it.`,
    );
  }
}

function countryWithoutPrices(
  settings: SiteSpec['settings'],
  priced: Readonly<Record<string, unknown>>,
): CountryCode | undefined {
  const served = settings.countries ?? defaultSettings.countries;
  return served.find(country => !priced[countries[country].currency]);
}

/**
 * Refuses a change of settings after which the site would serve a country where nothing can be sold.
 * @throws ApiError `invalid_input` at the field `value`
 * @spec 3.5 D2.12
 */
export async function refuseUnpricedCountry(
  { db }: Pick<Tx, 'db'>,
  { siteId, settings }: { siteId: number; settings: SiteSpec['settings'] },
): Promise<void> {
  const country = countryWithoutPrices(settings, await loadPriceLists(db, siteId));
  if (country) throw fieldError('value', 'country_without_prices', { country });
}

/** The server serves the folder `public` of the installation. */
function assertPicturesExist({ campaigns }: SiteDefinition, name: string): void {
  const pictures = campaigns.flatMap(({ picture, variants }) => [
    picture,
    ...variants.map(variant => variant.picture),
  ]);
  const missing = pictures.find(
    picture => picture !== undefined && !existsSync(resolve('public/campaigns', picture)),
  );
  if (missing !== undefined)
    throw new StartError(`campaigns of ${name}: there is no picture public/campaigns/${missing}.`);
}

function assertUnique(values: string[], kind: string): void {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined) throw new StartError(`The ${kind} ${duplicate} is given twice.`);
}

/** @spec D2.12 */
async function loadPriceLists(db: Db, siteId: number): Promise<PriceLists> {
  const rows = await selectPriceLists(db, siteId);
  const sorted = rows.toSorted((first, other) => first.credits - other.credits);
  const listOf = (currency: string) =>
    sorted.filter(row => row.currency === currency).map(({ credits, price }) => ({ credits, price }));
  return Object.fromEntries(
    currencies.map(currency => [currency, listOf(currency)] as const).filter(([, list]) => list.length > 0),
  );
}
