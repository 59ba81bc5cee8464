import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { countries, currencies } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { StartError } from '../platform/start-error.ts';
import { defaultSettings } from '../site/settings.ts';
import { type SiteSpec, siteSpec } from '../site/site-spec.ts';
import { readStoredSites } from '../site/stored-sites.ts';
import { writeSites } from '../site/write-sites.ts';
import { selectPriceLists } from './bundle-queries.ts';
import { type PriceLists, priceLists, setPriceLists } from './set-price-lists.ts';

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
export const applySites = (db: Db, sites: readonly SiteDefinition[]): Promise<void> =>
  db.transaction().execute(async trx => {
    const ids = await writeSites(
      trx,
      sites.map(({ bundles: _, ...spec }) => spec),
    );
    for (const { key, bundles } of sites) await setPriceLists(trx, ids.get(key) ?? 0, bundles);
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
  const missing = (settings.countries ?? defaultSettings.countries).find(
    country => !bundles[countries[country].currency],
  );
  if (missing) {
    throw new StartError(
      `bundles of ${name}: ${missing} pays in ${countries[missing].currency}, and there is no price list in it.`,
    );
  }
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
