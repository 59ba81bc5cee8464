import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { countries } from '#contract/countries';
import { loadPriceLists } from '../credits/load-price-lists.ts';
import { type PriceLists, priceLists, setPriceLists } from '../credits/set-price-lists.ts';
import type { Db } from '../platform/db.ts';
import { StartError } from '../platform/start-error.ts';
import { defaultSettings } from '../site/settings.ts';
import { type SiteSpec, siteSpec } from '../site/site-spec.ts';
import { readStoredSites } from '../site/stored-sites.ts';
import { writeSites } from '../site/write-sites.ts';

/** A site as an operator writes it down, prices included. */
export type WrittenSite = SiteSpec & { bundles: PriceLists };

const file = z.strictObject({ sites: z.array(z.looseObject({ bundles: priceLists })) });

/**
 * Reads what an operator wrote down of his sites.
 * @throws StartError with one clear sentence for the first thing that is not right
 */
export function readSites(text: string): WrittenSite[] {
  const { sites } = checked(file, parsed(text), 'sites');
  const written = sites.map(({ bundles, ...site }, index) => {
    const name = typeof site.key === 'string' ? `site "${site.key}"` : `site ${index + 1}`;
    const spec = { ...checked(siteSpec, site, name), bundles };
    refuseUnpriced(spec, name);
    return spec;
  });
  refuseTwice(
    written.map(({ key }) => key),
    'key',
  );
  refuseTwice(
    written.flatMap(({ hosts }) => hosts),
    'host',
  );
  return written;
}

/** Makes the sites what is written down of them, all or nothing; running servers hear of it at once. */
export const applySites = (db: Db, sites: readonly WrittenSite[]): Promise<void> =>
  db.transaction().execute(async trx => {
    const ids = await writeSites(
      trx,
      sites.map(({ bundles: _, ...spec }) => spec),
    );
    for (const { key, bundles } of sites) await setPriceLists(trx, ids.get(key) ?? 0, bundles);
  });

/** Every site as it stands, in the form `readSites` reads. */
export async function writtenSites(db: Db): Promise<{ sites: WrittenSite[] }> {
  const sites = await readStoredSites(db);
  return {
    sites: await Promise.all(
      sites.map(async ({ id, spec }) => ({ ...spec, bundles: await loadPriceLists(db, id) })),
    ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(
      `The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
}

function checked<Shape extends z.ZodMiniType>(shape: Shape, value: unknown, name: string): z.output<Shape> {
  const result = shape.safeParse(value, { error: en().localeError });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const at = issue?.path.length ? `${issue.path.join('.')} of ${name}` : name;
  throw new StartError(`${at}: ${issue?.message}.`);
}

/** A country whose currency has no bundles would have nothing to sell. */
function refuseUnpriced({ settings, bundles }: WrittenSite, name: string): void {
  const missing = (settings.countries ?? defaultSettings.countries).find(
    country => !bundles[countries[country].currency],
  );
  if (missing) {
    throw new StartError(
      `bundles of ${name}: ${missing} pays in ${countries[missing].currency}, and there is no price list in it.`,
    );
  }
}

function refuseTwice(values: string[], what: string): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new StartError(`The ${what} ${twice} is given twice.`);
}
