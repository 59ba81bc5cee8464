import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** Tells the country of a network address. */
export type Geo = {
  /** ISO 3166-1 code; null for private and unknown addresses. The address is neither kept nor logged. */
  countryOf(ip: string): string | null;
};

const BUNDLED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/**
 * Opens a country database in MMDB format: the one that ships with the product, or a newer one at `path`.
 * `assumed` stands in for addresses that belong to no country, such as a laptop's own.
 */
export function openGeo(options: { path: string | null; assumed: string | null }): Geo {
  const file = options.path ?? createRequire(import.meta.url).resolve(BUNDLED);
  const reader = new Reader<CountryResponse & { country_code?: string }>(readFileSync(file));
  return {
    countryOf(ip) {
      const found = isIP(ip) === 0 ? null : reader.get(ip);
      return found?.country_code ?? found?.country?.iso_code ?? options.assumed;
    },
  };
}
